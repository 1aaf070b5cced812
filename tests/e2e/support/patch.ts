import type { Page } from 'playwright-core';
import { answerCalls } from './interception';

const PRINTED = /(var Initial_State = JSON\.parse\( decodeURIComponent\( ")([^"]*)(" \) \);)/;
/** The one header of the page that the browser enforces. */
const POLICY = 'content-security-policy';

export interface Patch {
	/** Changes the page data, in place or by its return value; a text is printed unchanged. */
	data?: (data: Record<string, unknown>) => unknown;
	/** Changes the whole document, after `data`. */
	html?: (html: string) => string;
}

export function patchData(html: string, change: NonNullable<Patch['data']>): string {
	return html.replace(PRINTED, (_all, before: string, encoded: string, after: string) => {
		const data = JSON.parse(decodeURIComponent(encoded)) as Record<string, unknown>;
		const changed = change(data) ?? data;
		const json = typeof changed === 'string' ? changed : JSON.stringify(changed);
		return before + encodeURIComponent(json) + after;
	});
}

/** Serves a changed admin page, as another site or a broken one would print it. */
export async function patchDocument(page: Page, { data, html }: Patch): Promise<void> {
	await answerCalls(
		page,
		(url) => url.pathname.endsWith('/wp-admin/admin.php'),
		async (call) => {
			const response = await page.request.get(call.request().url());
			const original = await response.text();
			const patched = data ? patchData(original, data) : original;
			const { 'content-type': contentType, [POLICY]: policy } = response.headers();
			await call.fulfill({
				status: response.status(),
				contentType,
				headers: policy ? { [POLICY]: policy } : {},
				body: html ? html(patched) : patched,
			});
		},
	);
}

/** Merges one level deep into parts of the page data: `{ siteData: { isMultisite: true } }`. */
export const withData =
	(parts: Record<string, object | string | number | boolean>) =>
	(data: Record<string, unknown>) => {
		for (const [key, part] of Object.entries(parts)) {
			data[key] = typeof part === 'object' ? { ...(data[key] as object), ...part } : part;
		}
	};
