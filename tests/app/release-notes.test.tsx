import ReleaseNotes from '@/app/warm-welcome/release-notes';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, renderApp } from './support/render-app';

const CONTENT = `
	<p style="position:fixed" id="root">Faster <a href="https://example.com/more">everywhere</a>.</p>
	<script>window.broken = true</script>
	<p><a href="javascript:alert(1)">Do not</a> <img src="x" onerror="alert(1)"></p>`;

const post = {
	release_post_title: 'What&#8217;s new',
	release_post_content: CONTENT,
	release_post_featured_image: 'https://example.com/picture.png',
};

const open = (messageContent: object = post, more: object = {}) =>
	renderApp({ pageData: { jetpackStateNotices: { messageContent, ...more } } });

const findNotes = async (name = 'What’s new') =>
	within(await screen.findByRole('region', { name }));
const queryNotes = () => screen.queryByRole('region', { name: 'What’s new' });

it('DASH-39 shows version, title and content above At a Glance, without the featured image', async () => {
	open();
	const notes = await findNotes();
	expect(notes.getByText('New in Jetpack 11.2')).toBeVisible();
	expect(notes.getByRole('heading', { level: 2, name: 'What’s new' })).toBeVisible();
	expect(notes.getByText(/^Faster/)).toHaveTextContent('Faster everywhere.');
	expect(document.querySelector('img')).not.toBeInTheDocument();
});

it('DASH-39 replaces a picture with its alternative text', async () => {
	open({
		...post,
		release_post_content: `<p>Faster<img src="https://example.com/a.png" alt="A chart &lt;b&gt;of speed">than before.</p>
			<p id="plain"><img src="https://example.com/b.png">Decoration</p>
			<p><a href="https://example.com/c"><img src="https://example.com/c.png" alt="The new screen"></a></p>
			<p><a href="https://example.com/d"><img src="https://example.com/d.png"></a></p>`,
	});
	const notes = await findNotes();
	expect(notes.getByText(/^Faster/)).toHaveTextContent('Faster A chart <b>of speed than before.');
	expect(notes.getByText('Decoration')).toHaveTextContent(/^Decoration$/);
	expect(notes.getByRole('link', { name: 'The new screen' })).toBeVisible();
	expect(notes.getByRole('link', { name: 'Picture' })).toHaveAttribute(
		'href',
		'https://example.com/d',
	);
});

const AWAY = 'https://other.test';

/** Each would load something from there. */
it.each([
	['a picture', '<img src="AWAY/a.png" srcset="AWAY/a.png 2x" onerror="alert(1)">'],
	['an SVG drawing', '<svg><image href="AWAY/a.png" /><use xlink:href="AWAY/a.svg#a" /></svg>'],
	['a style', '<p style="background:url(AWAY/a.png)">x</p>'],
	['a style', '<style>@import url(AWAY/a.css);</style><link rel="stylesheet" href="AWAY/a.css">'],
	['a video', '<video src="AWAY/a.mp4" poster="AWAY/a.png"><source src="AWAY/a.webm"></video>'],
	['a frame', '<iframe src="AWAY" srcdoc="<img src=AWAY/a.png>"></iframe>'],
	['a script', '<script src="AWAY/a.js"></script>'],
	['a base and a refresh', '<base href="AWAY"><meta http-equiv="refresh" content="0;url=AWAY">'],
	[
		'markup that changes when it is parsed again',
		'<math><mtext><table><mglyph><style><!--</style><img src="AWAY/a.png">',
	],
	['an alternative text', `<img alt='<img src="AWAY/a.png">'>`],
	['a link with a ping', '<a href="https://a.test" ping="AWAY">x</a>'],
])('DASH-39 loads nothing for %s in a hostile post', (_what, html) => {
	const content = `<p>News</p>${html.replaceAll('AWAY', AWAY)}`;
	renderScreen(
		<ReleaseNotes onShown={() => undefined} version="11.2" title="New" content={content} />,
	);
	const elements = [...screen.getByText('News').parentElement!.querySelectorAll('*')];
	expect(elements.filter((element) => !/^(?:P|A)$/.test(element.tagName))).toEqual([]);
	const attributes = elements.flatMap(({ attributes: all }) => [...all]);
	expect(attributes.filter(({ value }) => value.includes(AWAY))).toEqual([]);
});

it('DASH-39 removes scripts, styles, ids and handlers, and opens links in a new tab', async () => {
	open();
	const notes = await findNotes();
	const link = notes.getByRole('link', { name: 'everywhere' });
	expect(link).toHaveAttribute('target', '_blank');
	expect(link).toHaveAttribute('rel', 'noopener noreferrer');
	expect(notes.getByText('Do not')).not.toHaveAttribute('href');
	const text = notes.getByText(/^Faster/);
	expect(text).not.toHaveAttribute('style');
	expect(text).not.toHaveAttribute('id');
	expect(text.parentElement?.innerHTML).not.toMatch(/script|onerror|src="x"/);
});

it('DASH-39 removes attributes that scripts of other plugins may act on', async () => {
	open({
		...post,
		release_post_content:
			'<p data-wp-init="run" data-slug="jetpack" aria-hidden="true" role="alert">Faster</p>',
	});
	const text = (await findNotes()).getByText('Faster');
	expect(text.getAttributeNames()).toEqual([]);
});

it('DASH-39 shows a post that has only a title', async () => {
	open({ release_post_title: 'Only this' });
	const notes = await findNotes('Only this');
	expect(notes.getByText('New in Jetpack 11.2')).toBeVisible();
});

it('TRACK-05 records one view, with the version', async () => {
	const { events, router } = open();
	const views = () => events.filter(({ name }) => name === 'jetpack_warm_welcome_view');
	await findNotes();
	expect(views()).toMatchObject([{ properties: { version: '11.2' } }]);
	await goTo(router, '/privacy', 'Privacy');
	expect(queryNotes()).not.toBeInTheDocument();
	await goTo(router, '/dashboard');
	await findNotes();
	expect(views()).toHaveLength(1);
});

it('DASH-40 disappears when dismissed, records the click and saves the dismissal', async () => {
	const { user, events, store } = open();
	const notes = await findNotes();
	await user.click(notes.getByRole('button', { name: 'Dismiss the release notes' }));
	expect(queryNotes()).not.toBeInTheDocument();
	expect(await findTitle('At a Glance')).toHaveFocus();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: expect.objectContaining({ target: 'warm_welcome_dismiss' }),
	});
	await waitFor(() => expect(store.getState().notices.dismissed).toEqual({ welcome: true }));
});

it('DASH-40 stays hidden for the visit if the dismissal could not be saved', async () => {
	const { user } = open();
	const sent = answerPost('notice/welcome', { code: 'no', message: 'No.' }, 500);
	const notes = await findNotes();
	await user.click(notes.getByRole('button', { name: 'Dismiss the release notes' }));
	await waitFor(() => expect(sent).toEqual([{ dismissed: true }]));
	expect(queryNotes()).not.toBeInTheDocument();
});

it('DASH-39 appears although earlier release notes were dismissed', async () => {
	renderApp({
		pageData: {
			jetpackStateNotices: { messageContent: post },
			dismissedNotices: { welcome: true },
		},
	});
	await findNotes();
});

it('DASH-39 stays when a state notice beside it is dismissed', async () => {
	const { user } = open(post, { messageCode: 'linked' });
	await findNotes();
	await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(screen.queryByText(/account is now connected/)).not.toBeInTheDocument();
	expect(queryNotes()).toBeVisible();
});
