/* Stands in for the script of a module on the pages of visitors. */
document.documentElement.classList.add('has-sandbox-module');
