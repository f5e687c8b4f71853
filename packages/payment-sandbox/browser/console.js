/* The console's forms: sent as JSON, then the page is read again. */
for (const form of document.querySelectorAll('form[data-post]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await fetch(form.dataset.post, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (answer.ok) window.location.reload();
    else document.getElementById('status').textContent = (await answer.json()).message;
  });
}
