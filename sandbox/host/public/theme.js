// Runs before the first paint, so that the page never flashes in another theme. A separate file, because the CSP forbids
// inline scripts.
document.documentElement.dataset.theme = localStorage.getItem('atelier-theme') ?? 'system';
