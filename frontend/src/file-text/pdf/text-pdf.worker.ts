// The build bounds it (frontend/bounded-pdf.ts).
import 'pdfjs-dist/build/pdf.worker.mjs';
import { startBudget } from './bounds/pdf-bounds.ts';

startBudget();
