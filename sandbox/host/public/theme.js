// Runs before the first paint, so that a chosen theme does not flash. A file of its own, as the CSP forbids inline scripts.
document.documentElement.dataset.theme = localStorage.getItem('atelier-theme') ?? 'system';
