// Runs before a command, in plain JavaScript: an older Node cannot read the TypeScript behind it and would not say why.
const needed = 24;
const [major] = process.versions.node.split('.');

if (Number(major) !== needed) {
  console.error(
    `Нужен Node ${needed}, а это ${process.version}. Он ставится вместе с зависимостями: выполните npm ci, затем запускайте через npm.`,
  );
  process.exit(1);
}
