import { http, HttpResponse } from 'msw';
import { ConnectScreen } from '@/screens/connect/connect-screen';
import { toPictureUrl } from '@/lib/picture-url';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';

const UNCONNECTED = { scenario: 'disconnected' };
const AUTHORIZE = 'http://site.test/authorize?client_id=1001&from=test';

/** Holds the response to a registration until `answer()`. */
function holdRegistration() {
	const calls: unknown[] = [];
	let answer = () => undefined as void;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	server.use(
		http.post(`${REST}/connection/register`, async ({ request }) => {
			calls.push(await request.json());
			await answered;
			return HttpResponse.json({ authorizeUrl: AUTHORIZE });
		}),
	);
	return { calls, answer };
}

function refuseRegistration(message: string) {
	server.use(
		http.post(`${REST}/connection/register`, () =>
			HttpResponse.json({ code: 'site_inaccessible', message }, { status: 500 }),
		),
	);
}

it('CONN-09 shows a default title and button', () => {
	renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const title = 'Over 5 million WordPress sites are faster and more secure';
	expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
	expect(screen.getByRole('button', { name: 'Set up Jetpack' })).toBeEnabled();
});

it('CONN-10 names the agreement, with a link to what is shared', () => {
	renderScreen(<ConnectScreen from="test" buttonLabel="Go" />, UNCONNECTED);
	expect(screen.getByText(/By clicking “Go”, you agree to the Terms of Service/)).toBeVisible();
	const details = screen.getByRole('link', { name: /What is shared/ });
	expect(details).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/'));
	expect(details).toHaveAttribute('rel', 'noopener noreferrer');
});

const ownPicture = (name: string) =>
	toPictureUrl(`https://example.com/${name}`, { adminUrl: '', rawUrl: 'example.com' })!;
const ONE = ownPicture('one.png');
const TWO = ownPicture('two.png');

it('CONN-11 shows one picture at a time, and no slider without pictures', async () => {
	const { unmount } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
	unmount();

	const { user } = renderScreen(<ConnectScreen from="test" images={[ONE, TWO]} />, UNCONNECTED);
	const slider = within(screen.getByRole('group', { name: 'Pictures' }));
	const source = () => slider.getByRole('presentation').getAttribute('src');
	expect(source()).toBe(ONE);
	await user.click(slider.getByRole('button', { name: 'Next picture' }));
	expect(source()).toBe(TWO);
	await user.click(slider.getByRole('button', { name: 'Next picture' }));
	expect(source()).toBe(ONE);
	await user.click(slider.getByRole('button', { name: 'Previous picture' }));
	expect(source()).toBe(TWO);
});

it('CONN-12 starts once by itself with `isAutomatic`', async () => {
	const { browser } = renderScreen(<ConnectScreen from="test" isAutomatic />, UNCONNECTED);
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(AUTHORIZE));
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

it('CONN-13 is disabled while it registers and authorizes, and ignores a second click', async () => {
	const { user, browser } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const { calls, answer } = holdRegistration();
	const button = screen.getByRole('button', { name: 'Set up Jetpack' });
	await user.click(button);
	expect(button).toHaveAttribute('aria-disabled', 'true');
	await user.click(button);
	answer();
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledTimes(1));
	expect(button).toHaveAttribute('aria-disabled', 'true');
	expect(calls).toEqual([expect.objectContaining({ registration_nonce: 'register12' })]);
});

it('CONN-14 shows the error in place of its label, and can be tried again', async () => {
	const { user, browser, container } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const label = /You'll approve the connection/;
	expect(screen.getByText(label)).toBeVisible();
	refuseRegistration('Your site cannot be reached.');
	await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
	const text = within(container);
	expect(await text.findByText('Your site cannot be reached.')).toBeVisible();
	expect(screen.queryByText(label)).not.toBeInTheDocument();

	server.use(
		http.post(`${REST}/connection/register`, () => HttpResponse.json({ authorizeUrl: AUTHORIZE })),
	);
	await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(AUTHORIZE));
});
