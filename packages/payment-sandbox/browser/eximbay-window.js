/* The end of Eximbay's window: the browser goes back to the shop with the result, as a form. */
document.getElementById('return').submit();
