import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const nameNotFound = 3;

/** Of a question, the name and where the question ends: labels, each with its length before it, then type and class. */
function parseQuestion(packet: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 5 };
}

/** A name server: an address for the names that `hasRecord` is true of, for others that there are none. */
export async function startDns(hasRecord: (name: string) => boolean) {
  const socket = createSocket('udp4');
  socket.on('message', (packet, { port, address }) => {
    const { name, end } = parseQuestion(packet);
    const isFound = hasRecord(name);
    const header = Buffer.alloc(12);
    packet.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (isFound ? 0 : nameNotFound), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(isFound ? 1 : 0, 6);
    // The name as in the question, A, IN, 60 seconds, four bytes.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 1]);
    socket.send(
      Buffer.concat([header, packet.subarray(12, end), ...(isFound ? [answer] : [])]),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
