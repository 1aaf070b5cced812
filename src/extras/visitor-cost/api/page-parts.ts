import type { PageParts } from '../domain/cost';

const SCRIPT_TYPE = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const lengthOf = (elements: readonly Element[]) =>
	elements.reduce((sum, { textContent }) => sum + bytesOf(textContent ?? ''), 0);

/** The addresses of `srcset`: "a.jpg 1x, b.jpg 2x". */
const readSet = (set: string) => set.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? '');

/** Lists what a page makes a browser load. The page is only parsed: nothing in it runs or loads. */
export function readPageParts(html: string, url: string): PageParts {
	const page = new DOMParser().parseFromString(html, 'text/html');
	const { host, href } = new URL(page.querySelector('base[href]')?.getAttribute('href') ?? '', url);

	/** Browsers that run scripts ignore `noscript`. */
	const find = (selector: string) =>
		[...page.querySelectorAll(selector)].filter((element) => !element.closest('noscript'));

	function resolve(addresses: readonly (string | null)[]): string[] {
		return addresses.flatMap((address) => {
			if (!address || !URL.canParse(address, href)) {
				return [];
			}
			const found = new URL(address, href);
			found.hash = '';
			return /^https?:$/.test(found.protocol) ? [found.href] : [];
		});
	}

	const attributes = (name: string, selector: string) =>
		find(selector).map((element) => element.getAttribute(name));
	const unique = (texts: readonly string[]) => [...new Set(texts)];

	const scripts = find('script').filter((script) =>
		SCRIPT_TYPE.test(script.getAttribute('type')?.trim() ?? ''),
	);
	const loaded = [
		...attributes('src', 'img, iframe, video, audio, source, embed, track'),
		...attributes('data', 'object'),
		...attributes('href', 'link[rel~="icon"], link[rel~="preload"], link[rel~="preconnect"]'),
		...attributes('srcset', 'img, source').flatMap((set) => readSet(set ?? '')),
	];
	return {
		scripts: unique(
			resolve([
				...scripts.map((script) => script.getAttribute('src')),
				...attributes('href', 'link[rel~="modulepreload"]'),
			]),
		),
		styles: unique(resolve(attributes('href', 'link[rel~="stylesheet"]:not([rel~="alternate"])'))),
		hosts: unique(resolve(loaded).map((address) => new URL(address).host)).filter(
			(one) => one !== host,
		),
		inlineBytes: lengthOf(find('script:not([src]), style')),
		pageBytes: bytesOf(html),
	};
}
