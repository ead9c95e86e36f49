/** Elements of a host outside Daybook's components, some with class names and attributes that Daybook uses too. */
export const hostElements = `
<aside>
  <header><h1 class="title">Host</h1><nav><a href="#books" class="button">Books</a></nav></header>
  <section class="container card">
    <h2>Accounts</h2><h3 class="table">Open</h3><h4>Late</h4>
    <p class="secondary notice">Text <time>today</time> <bdi>1.00</bdi> <strong>strong</strong> <em>em</em> <small>small</small>
      <code>code</code> <kbd>K</kbd> <mark>mark</mark> <abbr title="Accounts receivable">A/R</abbr></p>
    <pre>pre</pre><blockquote>quote</blockquote><hr>
  </section>
  <table class="table"><caption>Table</caption><colgroup><col></colgroup>
    <thead><tr><th data-column="date">Date</th></tr></thead>
    <tbody><tr data-index="0"><td data-align="end">1</td></tr></tbody>
    <tfoot><tr><th>Total</th></tr></tfoot></table>
  <ul class="list"><li><span class="money" data-label="Debit">1</span></li></ul>
  <ol><li>One</li></ol>
  <dl><dt>Term</dt><dd>Details</dd></dl>
  <form class="form"><fieldset><legend>Legend</legend>
    <label for="host-select" class="field">Period</label><select id="host-select" class="select"><option>All</option></select>
    <input value="1"><input type="checkbox" checked><input type="radio"><input type="search" value="a"><input type="range">
    <textarea readonly>Text</textarea><button class="button" type="button">Save</button><button disabled data-primary>Save</button>
    <output>1</output><progress value="0.5"></progress><meter value="0.5"></meter></fieldset></form>
  <details open><summary>More</summary><p>Less</p></details>
  <dialog open class="dialog"><p>Dialog</p></dialog>
  <div popover class="popover">Popover</div>
  <figure><img alt="" width="10" height="10"><figcaption>Figure</figcaption></figure>
  <svg width="10" height="10"><circle cx="5" cy="5" r="5"/></svg><canvas width="10" height="10"></canvas>
  <video width="10" height="10"></video><audio></audio><iframe title="Frame" width="10" height="10"></iframe>
  <div class="title" data-tone="danger" role="alert">Alert</div>
</aside>`;
