import type { Page } from 'playwright-core';

/** WordPress's own color schemes; the first is the default. */
export const SCHEMES = [
	...['fresh', 'light', 'modern', 'blue', 'coffee'],
	...['ectoplasm', 'midnight', 'ocean', 'sunrise'],
];

/** Applies a scheme with WordPress's stylesheet for it, which comes before ours, as in wp-admin. */
export async function applyScheme(page: Page, scheme: string, sheet = ''): Promise<void> {
	await page.evaluate(
		async ([name, rules]) => {
			document.body.className = document.body.className.replace(
				/admin-color-\w+/,
				`admin-color-${name}`,
			);
			document.querySelectorAll('[data-scheme]').forEach((element) => element.remove());
			const style = document.createElement('style');
			style.dataset.scheme = name;
			const answer = await fetch(`css/colors/${name}/colors.min.css`);
			// Always read the answer, because a request with an unread answer never ends, and `settle` waits for it.
			const text = await answer.text();
			// The default scheme has no stylesheet, so WordPress returns a page.
			const isSheet = answer.headers.get('content-type')?.startsWith('text/css');
			style.textContent = `${isSheet ? text : ''} ${rules}`;
			document.head.prepend(style);
			// Waits for wp-admin's color transition of links.
			await new Promise((resolve) => setTimeout(resolve, 100));
		},
		[scheme, sheet],
	);
}
