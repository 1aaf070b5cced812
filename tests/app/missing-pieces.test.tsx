import { screen, waitFor } from '#tests/support/render';
import { findTitle, inApp, renderApp } from './support/render-app';

const SENTENCE = /Couldn't read these from Jetpack/;

async function openWith(pageDataFailures: unknown) {
	const warn = jest.spyOn(console, 'warn').mockImplementation();
	const app = renderApp({ route: '/privacy', pageData: { pageDataFailures } });
	await findTitle('Privacy');
	return { ...app, warn };
}

it('lists each missing piece of the page data in plain words, and the screen below works', async () => {
	await openWith([
		{ piece: 'plan', message: 'No such class.' },
		{ piece: 'stats', message: 'No such class.' },
	]);
	expect(await inApp().findByText(SENTENCE)).toBeVisible();
	expect(inApp().getByText('Your plan')).toBeVisible();
	expect(inApp().getByText('Who can view your stats')).toBeVisible();
	expect(inApp().queryByText(/No such class/)).not.toBeInTheDocument();
});

it('shows the name of a piece that the app does not know', async () => {
	await openWith([{ piece: 'weather', message: '' }]);
	expect(await inApp().findByText('weather')).toBeVisible();
});

it('names each piece and its reason in the console once', async () => {
	const { warn, user } = await openWith([{ piece: 'plan', message: 'No such class.' }]);
	await inApp().findByText(SENTENCE);
	await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
	expect(warn.mock.calls).toEqual([['The page data has no "plan": No such class.']]);
});

it('names in the console only what changes nothing on the screen', async () => {
	const { warn } = await openWith([
		{ piece: 'tracking', message: 'gone' },
		{ piece: 'routes', message: 'gone' },
	]);
	await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
	expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
});

it.each([[undefined], ['broken'], [{ piece: 'plan' }], [[{ message: 'no name' }]]])(
	'shows nothing when the list of failures is %j',
	async (failures) => {
		const { warn } = await openWith(failures);
		expect(inApp().queryByText(SENTENCE)).not.toBeInTheDocument();
		expect(warn).not.toHaveBeenCalled();
	},
);
