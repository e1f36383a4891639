// Runs as a classic script before the first paint, so that a dark page never flashes white. It imports nothing:
// `theme-mode.ts` holds the same rule for everything that happens later.
try {
  const setting = localStorage.getItem('theme');
  const isDark =
    setting === 'dark' || (setting !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.body.classList.toggle('awsui-dark-mode', isDark);
} catch {
  // Storage may be forbidden; then the page is light until the application starts.
}

export {};
