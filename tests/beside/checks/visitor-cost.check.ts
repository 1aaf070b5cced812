import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { listChanged, putScript, readRows, removeScript } from '../../companion/support/database';
import { callAction, headersOf } from '../../contract/ajax';
import { openPage } from '../../e2e/support/browser';
import { dataFile } from '../../e2e/support/data-folder';
import { openDashboard } from '../../e2e/support/dashboard';
import { callRest } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { BESIDE, check } from './check';

const IS_OLD = BESIDE.jetpack.startsWith('11.');

/** The file that a visitor gets from each module, by a word of its address; null for none. */
const KNOWN: Record<string, RegExp | null> = {
	carousel: /carousel/,
	comments: /jetpack\.wordpress\.com/,
	'gravatar-hovercards': /gprofiles|hovercards/,
	...(IS_OLD && { 'lazy-images': /lazy-images/ }),
	likes: /likes|widgets\.wp\.com/,
	// Lazy images hide the addresses of pictures from code that reads the page.
	photon: /i\d\.wp\.com|photon\.min\.js/,
	// On block themes, 11.2 adds only text.
	'related-posts': IS_OLD ? /"otherBytes":[1-9]/ : /related-posts/,
	sharedaddy: /sharing/,
	sitemaps: null,
	stats: /stats\.wp\.com/,
};

const STORED = 'dashboard-for-jetpack-visitor-cost';

interface PageCost {
	page: string;
	adds: { kind: string; url: string; bytes: number | null }[];
	drops: { url: string }[];
	inlineBytes: number;
	otherBytes: number;
	hosts: string[];
}

const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64',
);

async function upload(): Promise<{ id: number; source_url: string }> {
	const response = await fetch(`${SITE}/index.php?rest_route=/wp/v2/media`, {
		method: 'POST',
		headers: {
			...(await headersOf('admin')),
			'content-type': 'image/png',
			'content-disposition': 'attachment; filename="pixel.png"',
		},
		body: PICTURE,
	});
	return (await response.json()) as { id: number; source_url: string };
}

/** Publishes a post with a gallery, pictures and open comments, as the newest one. */
async function publish(): Promise<number> {
	const { id, source_url: url } = await upload();
	const image = `<img src="${url}" alt="" width="600" height="400" class="wp-image-${id}"/>`;
	const { body } = await callRest('admin', 'wp/v2/posts', {
		title: 'A gallery',
		status: 'publish',
		comment_status: 'open',
		content: `<p>${image}</p>[gallery ids="${id},${id}"]`,
	});
	const post = (body as { id: number }).id;
	await callRest('admin', 'wp/v2/comments', { post, content: 'A comment' });
	return post;
}

const readCosts = (page: Page) =>
	page.evaluate(
		(name) =>
			Object.values(
				JSON.parse(localStorage.getItem(name) ?? '{}') as Record<
					string,
					Record<string, { pages: unknown[] }>
				>,
			)[0],
		STORED,
	) as Promise<Record<string, { pages: PageCost[] }> | undefined>;

interface Tickets {
	pages: { kind: string; url: string; on: { url: string }; off: { url: string } }[];
}

async function listRequests(url: string): Promise<string[]> {
	const { page } = await openPage(null);
	const asked: string[] = [];
	page.on('request', (request) => {
		// Later requests come from the scripts themselves.
		if (
			request.frame() === page.mainFrame() &&
			/^(script|stylesheet)$/.test(request.resourceType())
		) {
			asked.push(request.url());
		}
	});
	await page.goto(url, { waitUntil: 'domcontentloaded' });
	await page.close();
	return asked;
}

const fetchTickets = async (slug: string) =>
	(await callAction<Tickets>(`visitor_cost&module=${slug}`, { method: 'GET' })).body.pages;

async function watch(slug: string): Promise<string[]> {
	const pages = await fetchTickets(slug);
	const post = pages.find(({ kind }) => kind === 'post')!;
	const [on, off] = [await listRequests(post.on.url), await listRequests(post.off.url)];
	return on.filter((url) => !off.includes(url));
}

const readList = async () => {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	return Object.values(body as Record<string, { module: string; activated: boolean }>)
		.filter(({ activated }) => activated)
		.map(({ module }) => module)
		.sort()
		.join();
};

check('What visitors get', async (findings, note) => {
	const post = await publish();
	const active = await readList();
	const { page, container } = await openDashboard('admin', { hash: '#/modules' });
	for (const [slug, asset] of Object.entries(KNOWN)) {
		const row = container.locator(`[data-switch-row="${slug}"]`);
		await row.getByRole('button', { name: /^About/ }).click();
		const about = page.getByRole('dialog');
		await about.getByRole('button', { name: /^Measure/ }).click();
		await about
			.getByText(/measured|^Nothing|Couldn’t be measured/)
			.first()
			.waitFor({ timeout: 25_000 });
		const cost = (await readCosts(page))?.[slug];
		const seen = await watch(slug);
		const found = JSON.stringify(cost?.pages ?? (await about.innerText()));
		const files = cost?.pages.find((one) => one.page === 'post')?.adds.map(({ url }) => url) ?? [];
		const missed = seen.filter((url) => !files.includes(url));
		const invented = files.filter((url) => !seen.includes(url));
		const isKnown = asset ? asset.test(found) : /"adds":\[\],"drops":\[\]/.test(found);
		findings.set(slug, [
			...(cost && isKnown ? [] : [`not as known: ${found.slice(0, 600)}`]),
			...missed.map((url) => `the browser also asks for ${url}`),
			...invented.map((url) => `the browser doesn't ask for ${url}`),
		]);
		appendFileSync(
			dataFile('visitor-cost.jsonl'),
			`${JSON.stringify({ slug, cost: cost?.pages, seen })}\n`,
		);
	}
	note('nothing is switched', active === (await readList()), 'another list');
	await callRest('admin', `wp/v2/posts/${post}`, { status: 'draft' });
});

const visit = async (urls: readonly string[]) => {
	for (const url of urls) {
		await (await fetch(url)).text();
	}
};

check('Measured pages save nothing', async (findings) => {
	putScript();
	try {
		const slugs = Object.keys((await callRest('admin', 'jetpack/v4/module/all')).body as object);
		for (const slug of slugs) {
			const pages = await fetchTickets(slug);
			// An ordinary visit may save something for the next one.
			await visit(pages.map(({ url }) => url));
			const before = await readRows();
			await visit(pages.flatMap(({ on, off }) => [on.url, off.url]));
			const after = await readRows();
			findings.set(
				slug,
				listChanged(before, after).map((name) => `it has changed ${name}`),
			);
		}
	} finally {
		removeScript();
	}
});
