/** Storage key of the theme, which is applied before the first paint. */

export const themeKey = 'theme';

/** Script in the head that applies the stored theme before the first paint, so that the other theme never appears. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
