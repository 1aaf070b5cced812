import { fireEvent, screen, waitFor, within } from '#tests/support/render';
import { answerGet, crash } from '#tests/support/wire';
import {
	DESCRIPTION,
	DESCRIPTION_PANEL,
	field,
	on,
	openPanels,
	panel,
	PREVIEWS_PANEL,
	seo,
	TITLES,
	TITLES_PANEL,
} from './parts';

const SITE = {
	name: 'Tom &amp; Jerry',
	description: 'Cats, mice',
	URL: 'https://example.com/blog',
	icon: { img: 'http://site.test/icon.png' },
};
const NETWORKS = ['Google', 'Facebook', 'Twitter'];

const preview = (name: string) => within(screen.getByRole('region', { name }));
const all = () => NETWORKS.map((name) => screen.getByRole('region', { name }));

const open = (settings = {}, site: object = SITE, panels: string[] = []) =>
	openPanels([PREVIEWS_PANEL, ...panels], on(settings, { provider: { site } }));

it('PREVIEW-11 PREVIEW-12 show the name, description, address and icon of the site', async () => {
	await open();
	await waitFor(() => expect(all()[0]).toHaveTextContent('Tom & Jerry'));
	for (const shown of all()) {
		expect(shown).toHaveTextContent('Tom & Jerry');
		expect(shown).toHaveTextContent('Cats, mice');
		expect(shown).toHaveTextContent('example.com');
		expect(shown.querySelector('img')).toHaveAttribute('src', 'http://site.test/icon.png?s=512');
	}
});

it('PREVIEW-12 update while the user types', async () => {
	const { user } = await open({}, SITE, [TITLES_PANEL, DESCRIPTION_PANEL]);
	await waitFor(() => expect(all()[0]).toHaveTextContent('Tom & Jerry'));
	await user.type(field('Front page'), '[[tagline] everywhere');
	await user.type(field(DESCRIPTION_PANEL), 'Chased <b>daily</b>');
	for (const shown of all()) {
		expect(shown).toHaveTextContent('Cats, mice everywhere');
		expect(shown).toHaveTextContent('Chased <b>daily</b>');
		expect(shown.querySelector('b')).toBeNull();
	}
});

it('PREVIEW-12 show a default icon, and a hint for Google, without tagline and icon', async () => {
	await open({}, { ...SITE, description: '', icon: undefined });
	await waitFor(() => expect(all()[0]).toHaveTextContent('Tom & Jerry'));
	expect(preview('Google').getByText(/^Without a description, search engines/)).toBeVisible();
	all().forEach((shown) => {
		expect(shown.querySelector('img')).toBeNull();
		expect(shown.querySelector('svg')).not.toBeNull();
	});
});

it('PREVIEW-11 show a default icon if the icon fails to load', async () => {
	await open();
	await waitFor(() => expect(all()[0]?.querySelector('img')).not.toBeNull());
	const icon = all()[0]!.querySelector('img')!;
	fireEvent.error(icon);
	expect(all()[0]!.querySelector('img')).toBeNull();
	expect(all()[0]!.querySelector('svg')).not.toBeNull();
});

it('show the printed data if the provider fails, report that and retry on request', async () => {
	const { user } = await openPanels([TITLES_PANEL], on());
	crash('get', 'site');
	await user.click(panel(PREVIEWS_PANEL));
	const failure = await seo().findByText(/^Couldn't load your site's tagline and icon\./);
	expect(all()[0]).toHaveTextContent('site.test');
	answerGet('site', { code: 'success', data: JSON.stringify({ ...SITE, products: [] }) });
	await user.click(seo().getByRole('button', { name: /^Try again/ }));
	await waitFor(() => expect(failure).not.toBeInTheDocument());
	expect(all()[0]).toHaveTextContent('Cats, mice');
});

it('PREVIEW-09 keep the links of a text on Twitter, except unsafe ones', async () => {
	await open({ [DESCRIPTION]: 'See https://a.test/b, or javascript:alert(1)' });
	const links = preview('Twitter').getAllByRole('link');
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.test/b']);
	expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('a quoted post', () => {
	const POST = 'https://twitter.com/jane/status/123';
	const quote = (address = POST) => ({ [DESCRIPTION]: `As said in ${address}` });
	const findQuote = async () => {
		const label = await preview('Twitter').findByText('Quoted post');
		return within(label.closest('blockquote')!);
	};

	it('PREVIEW-10 is shown with its author and its link, without a script', async () => {
		const scripts = document.scripts.length;
		await open(quote());
		const post = await findQuote();
		expect(post.getByText('@jane')).toBeVisible();
		expect(post.getByText('People on Twitter see the whole post here.')).toBeVisible();
		const link = post.getByRole('link', { name: new RegExp(POST) });
		expect(link).toHaveAttribute('href', POST);
		expect(link).toHaveAttribute('rel', 'noopener noreferrer');
		expect(document.scripts).toHaveLength(scripts);
		expect(document.querySelector('iframe')).not.toBeInTheDocument();
	});
});

it('show hostile data as text, without unsafe addresses', async () => {
	const hostile = `<img src=x onerror="window.hurt=1" data-hostile>`;
	await open(
		{ [DESCRIPTION]: hostile, [TITLES]: { front_page: [{ type: 'string', value: hostile }] } },
		{ ...SITE, name: hostile, URL: 'javascript:alert(1)', icon: { img: 'javascript:alert(1)' } },
	);
	await waitFor(() => expect(all()[0]).toHaveTextContent('onerror'));
	expect(document.querySelector('[data-hostile]')).toBeNull();
	expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
});
