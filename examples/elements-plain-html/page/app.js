const provider = document.querySelector('daybook-provider');
const details = document.querySelector('daybook-invoice-details');

const { userId } = await (await fetch('/api/session')).json();
document.querySelector('#sign-in').hidden = userId !== null;
document.querySelector('nav').hidden = userId === null;
provider.locale = navigator.language;
document.documentElement.dir = /^(ar|he)/.test(navigator.language) ? 'rtl' : 'ltr';
provider.translation = Daybook.loadTranslation;
// Until there is an identity, the elements show nothing.
if (userId) provider.identity = userId;

document.querySelector('daybook-invoices').addEventListener('invoice-select', ({ detail }) => {
  details.invoiceId = detail.invoiceId;
  details.hidden = false;
});
document.querySelector('#new-invoice').addEventListener('click', () => alert('Open your own form here.'));
