import { screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { selectDismissedNotices } from '@/state/notices';
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

it('DASH-39 shows version, title, featured image and content above At a Glance', async () => {
	open();
	const notes = await findNotes();
	expect(notes.getByText('New in Jetpack 11.2')).toBeVisible();
	expect(notes.getByRole('heading', { level: 2, name: 'What’s new' })).toBeVisible();
	expect(notes.getByText(/^Faster/)).toHaveTextContent('Faster everywhere.');
	const image = document.querySelector('img[src="https://example.com/picture.png"]');
	expect(image).toHaveAttribute('alt', '');
	expect(image).toHaveAttribute('loading', 'lazy');
});

it('DASH-39 lets through nothing that could act, and opens links in a new tab', async () => {
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

it('DASH-39 makes do with a post of a title, and with a picture that is none', async () => {
	open({ release_post_title: 'Only this', release_post_featured_image: 'javascript:alert(1)' });
	const notes = await findNotes('Only this');
	expect(notes.queryByRole('presentation')).not.toBeInTheDocument();
	expect(notes.getByText('New in Jetpack 11.2')).toBeVisible();
});

it('TRACK-05 records the view with the version, once', async () => {
	const { events, history } = open();
	const views = () => events.filter(({ name }) => name === 'jetpack_warm_welcome_view');
	await findNotes();
	expect(views()).toMatchObject([{ properties: { version: '11.2' } }]);
	await goTo(history, '/privacy');
	await findTitle('Privacy');
	expect(queryNotes()).not.toBeInTheDocument();
	await goTo(history, '/dashboard');
	await findNotes();
	expect(views()).toHaveLength(1);
});

it('DASH-40 hides when dismissed, counts that and has the site remember it', async () => {
	const { user, events, store } = open();
	const notes = await findNotes();
	await user.click(notes.getByRole('button', { name: 'Dismiss the release notes' }));
	expect(queryNotes()).not.toBeInTheDocument();
	expect(await findTitle('At a Glance')).toHaveFocus();
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: expect.objectContaining({ target: 'warm_welcome_dismiss' }),
	});
	await waitFor(() => expect(selectDismissedNotices(store.getState())).toEqual({ welcome: true }));
});

it('DASH-40 stays away for the visit where the site could not remember it', async () => {
	const { user } = open();
	const sent = answerPost('notice/welcome', { code: 'no', message: 'No.' }, 500);
	const notes = await findNotes();
	await user.click(notes.getByRole('button', { name: 'Dismiss the release notes' }));
	await waitFor(() => expect(sent).toEqual([{ dismissed: true }]));
	expect(queryNotes()).not.toBeInTheDocument();
});

it('DASH-39 shows the notes of a version although those of an earlier one were dismissed', async () => {
	renderApp({
		pageData: {
			jetpackStateNotices: { messageContent: post },
			dismissedNotices: { welcome: true },
		},
	});
	await findNotes();
});

it('DASH-39 stays when the message beside it is dismissed', async () => {
	const { user } = open(post, { messageCode: 'linked' });
	await findNotes();
	await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(screen.queryByText(/account is now connected/)).not.toBeInTheDocument();
	expect(queryNotes()).toBeVisible();
});
