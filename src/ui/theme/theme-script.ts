/** Chooses the theme before the first paint. */

export const themeKey = 'theme';

/** Script in the head that applies the stored theme, so that the other one never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
