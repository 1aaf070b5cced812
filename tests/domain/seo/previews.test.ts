import {
	findQuotedPost,
	selectPostMedia,
	splitShownLinks,
	toPostMedium,
	type PostMedium,
} from '@/domain/seo/post-text';
import {
	resolvePreviews,
	resolvePreviewSite,
	toPreviewIcon,
	type PreviewFacts,
} from '@/domain/seo/previews';
import { siteOf } from '#tests/support/entitlements';
import { idle, toFailed } from '@/lib/remote';
import { requireSafeUrl } from '@/lib/safe-url';
import { toPictureUrl } from '@/lib/picture-url';

const SITE = {
	adminUrl: requireSafeUrl('https://example.com/wp-admin/'),
	rawUrl: 'example.com::blog',
};

const previewsOf = (facts: Partial<PreviewFacts> = {}) =>
	resolvePreviews({
		name: 'A quiet site',
		description: 'Just quiet',
		url: 'https://example.com/blog/',
		icon: toPreviewIcon('https://example.com/icon.png', SITE),
		titleFormat: undefined,
		metaDescription: '',
		...facts,
	});

const titled = (value: string) => previewsOf({ titleFormat: [{ type: 'string', value }] });
const words = (count: number) => 'word '.repeat(count).trim();
const long = 'x'.repeat(400);

describe('length of a title', () => {
	it('PREVIEW-01 is 63 characters in search results, or a word boundary between 23 and 73', () => {
		const title = (text: string) => titled(text).google.title;
		expect(title('x'.repeat(63))).toBe('x'.repeat(63));
		expect(title(long)).toBe(`${'x'.repeat(62)}…`);
		expect(title(`${'x'.repeat(23)} ${long}`)).toBe(`${'x'.repeat(23)}…`);
		expect(title(`${'x'.repeat(22)} ${long}`)).toHaveLength(63);
		expect(title(`${'x'.repeat(73)} ${long}`)).toBe(`${'x'.repeat(73)}…`);
		expect(title(`${'x'.repeat(74)} ${long}`)).toHaveLength(63);
		expect(title(words(20))).toBe(`${words(14)}…`);
	});

	it('PREVIEW-04 is 80 characters on Facebook', () => {
		expect(titled('x'.repeat(80)).facebook.title).toBe('x'.repeat(80));
		expect(titled(long).facebook.title).toBe(`${'x'.repeat(79)}…`);
	});
});

describe('length of a description', () => {
	const described = (metaDescription: string) => previewsOf({ metaDescription });

	it('PREVIEW-02 is 160 characters in search results, or a word boundary between 80 and 170', () => {
		const description = (text: string) => described(text).google.description;
		expect(description('x'.repeat(160))).toBe('x'.repeat(160));
		expect(description(long)).toHaveLength(160);
		expect(description(`${'x'.repeat(80)} ${long}`)).toBe(`${'x'.repeat(80)}…`);
		expect(description(`${'x'.repeat(79)} ${long}`)).toHaveLength(160);
		expect(description(`${'x'.repeat(170)} ${long}`)).toBe(`${'x'.repeat(170)}…`);
	});

	it('PREVIEW-05 PREVIEW-06 is 200 characters on Facebook and Twitter', () => {
		expect(described(long).facebook.description).toBe(`${'x'.repeat(199)}…`);
		expect(described('x'.repeat(200)).facebook.description).toHaveLength(200);
		const { text = [] } = described(long).twitter;
		expect(text.map((part) => part.text).join('')).toBe(`${'x'.repeat(199)}…`);
	});
});

it('PREVIEW-03 shortens an address to 68 characters', () => {
	expect(previewsOf().google.address).toBe('example.com/blog');
	const { facebook } = previewsOf({ url: 'https://xn--bcher-kva.example/' });
	expect(facebook.address).toBe('bücher.example');
	const { google } = previewsOf({ url: `https://example.com/${long}` });
	expect(google.address).toHaveLength(68);
	expect(google.address).toMatch(/^example\.com\/x+…$/);
	expect(previewsOf({ url: 'javascript:1' }).google.address).toBe('javascript:1');
});

it.each([
	['https://example.com/icon.png', 'https://example.com/icon.png?s=512'],
	['https://i0.wp.com/example.com/i.png?w=9&a', 'https://i0.wp.com/example.com/i.png?a=&s=512'],
	['javascript:alert(1)', undefined],
])('PREVIEW-11 requests the icon %j at its size', (icon, address) => {
	expect(toPreviewIcon(icon, SITE)).toBe(address);
});

const toUrl = (address: string) => toPictureUrl(address, SITE)!;
const url = toUrl('https://example.com/1.png');
const media = (...kinds: PostMedium['kind'][]) => kinds.map((kind) => ({ kind, url }));
const kindsOf = (shown: PostMedium[]) => shown.map(({ kind }) => kind);

it('PREVIEW-07 shows up to four media', () => {
	expect(selectPostMedia(media('image', 'image', 'image', 'image', 'image'))).toHaveLength(4);
	expect(selectPostMedia([])).toEqual([]);
});

it.each([
	['image video image', 'image image'],
	['video image', 'video'],
])('PREVIEW-08 mixes no video or gif with other media: %s', (kinds, shown) => {
	const given = media(...(kinds.split(' ') as PostMedium['kind'][]));
	expect(kindsOf(selectPostMedia(given)).join(' ')).toBe(shown);
});

it.each([
	['https://example.com/i.GIF?s=512', 'gif'],
	['https://example.com/i.mp4', 'video'],
	['https://example.com/gif.png', 'image'],
] as const)('PREVIEW-08 detects the kind of %s', (address, kind) => {
	expect(toPostMedium(toUrl(address)).kind).toBe(kind);
});

it.each([
	['(https://a.test/).', ['https://a.test/']],
	['javascript:alert(1) ftp://a.test', []],
])('PREVIEW-09 keeps the links of %j', (text, links) => {
	const parts = splitShownLinks(text, text);
	expect(parts.map((part) => part.text).join('')).toBe(text);
	expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
});

it('PREVIEW-09 keeps the target of a shortened link', () => {
	const parts = splitShownLinks('Go to https://a.test/far/away now', 'Go to https://a.te…');
	expect(parts).toEqual([
		{ text: 'Go to ' },
		{ text: 'https://a.te', href: 'https://a.test/far/away' },
		{ text: '…' },
	]);
});

it.each([
	['as https://twitter.com/jane/status/123 says', 'jane'],
	['https://x.com/i/status/123', null],
	['https://twitter.com.evil.test/jane/status/123', undefined],
	['https://twitter.com/jane/status/12x', undefined],
])('PREVIEW-10 finds the author of the post quoted in %j', (text, author) => {
	expect(findQuotedPost(text)?.author).toBe(author);
});

describe('PREVIEW-12 contents of every preview', () => {
	it('are the name, description, address and icon of the site', () => {
		const previews = previewsOf();
		const icon = 'https://example.com/icon.png?s=512';
		for (const shown of Object.values(previews)) {
			expect(shown).toMatchObject({ name: 'A quiet site', title: 'A quiet site', icon });
			expect(shown.address).toMatch(/^example\.com/);
		}
		expect(previews.google.description).toBe('Just quiet');
		expect(previews.facebook.description).toBe('Just quiet');
		expect(previews.twitter.text).toEqual([{ text: 'Just quiet' }]);
	});

	const token = (value: string) => ({ type: 'token', value });

	it.each<[string, Partial<PreviewFacts>, string]>([
		['tokens', { titleFormat: [token('tagline'), token('site_name')] }, 'Just quietA quiet site'],
		['a token of another version as text', { titleFormat: [token('author')] }, '[author]'],
		['the text of a malformed format', { titleFormat: 7, name: ' A  site ' }, '7'],
	])('the title has %s', (_what, facts, title) => {
		expect(previewsOf(facts).google.title).toBe(title);
	});

	it('the typed description replaces the tagline, and an unknown tagline stays unknown', () => {
		expect(previewsOf({ metaDescription: ' Typed\ntext ' }).google.description).toBe('Typed text');
		expect(previewsOf({ description: undefined }).google.description).toBeUndefined();
		expect(previewsOf({ description: undefined }).twitter.text).toBeUndefined();
		const typed = previewsOf({ description: undefined, metaDescription: 'a' });
		expect(typed.google.description).toBe('a');
	});
});

describe('site of the previews', () => {
	const printed = { ...SITE, title: 'Printed', icon: 'https://example.com/p.png' };
	const answered = {
		name: 'Answered',
		description: 'Quiet',
		url: 'https://answered.test',
		iconUrl: 'https://example.com/t.png',
	};

	it('PREVIEW-12 comes from the provider, no matter what the page printed', () => {
		expect(resolvePreviewSite({ providerSite: siteOf(answered), printed })).toEqual({
			site: {
				name: 'Answered',
				description: 'Quiet',
				url: 'https://answered.test',
				icon: 'https://example.com/t.png?s=512',
			},
			failure: null,
		});
	});

	it('PREVIEW-12 comes from the page before, without and after a failed answer of the provider', () => {
		const icon = 'https://example.com/p.png?s=512';
		const site = { name: 'Printed', url: 'https://example.com/blog', icon };
		expect(resolvePreviewSite({ providerSite: idle, printed })).toEqual({
			site: { ...site, description: undefined },
			failure: null,
		});
		const { site: shown } = resolvePreviewSite({ providerSite: siteOf(), printed });
		expect(shown).toEqual({ ...site, description: '' });
		expect(resolvePreviewSite({ providerSite: toFailed(idle, new Error('no')), printed })).toEqual({
			site: { ...site, description: '' },
			failure: { kind: 'failed', isRetrying: false },
		});
	});

	it('PREVIEW-11 uses the printed icon if the provider’s icon is on another host', () => {
		const providerSite = siteOf({ ...answered, iconUrl: 'https://other.test/i.png' });
		const { icon } = resolvePreviewSite({ providerSite, printed }).site;
		expect(icon).toBe('https://example.com/p.png?s=512');
	});
});
