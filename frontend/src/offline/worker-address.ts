export const workerAddress = '/sw.js';
