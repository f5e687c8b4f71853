/** What decides between day and night before the first paint. */

export const themeKey = 'theme';

/** Runs in the head before anything is painted: a stored choice never flashes the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
