const provider = document.querySelector('daybook-provider');

provider.fetchToken = async ({ identity, signal }) => {
  const headers = { 'X-Atelier-Person': identity };
  return (await fetch('/api/books-token', { method: 'POST', headers, signal })).json();
};
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    await fetch('/api/session', { method: 'PUT', body: JSON.stringify({ personId: button.value }) });
    provider.identity = button.value;
  });
}
document.querySelector('input').addEventListener('change', ({ target }) => {
  document.documentElement.dataset.theme = target.checked ? 'dark' : 'light';
});
for (const type of ['entry-select', 'categorize', 'filters-change']) {
  provider.addEventListener(type, ({ detail }) => {
    document.querySelector('output').textContent = `${type} ${JSON.stringify(detail)}`;
  });
}
