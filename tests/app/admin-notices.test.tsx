import { act, waitFor, within } from '#tests/support/render';
import { printAdminPage } from './support/admin-page';
import { findTitle, inApp, openAt } from './support/render-app';

const PLAIN =
	'<div class="notice notice-info"><p>A plugin wants a <a href="/rate">rating</a>.</p></div>';
const NAG = '<div class="update-nag">WordPress is out.</div>';
const SCAN = '<div id="vp-notice" class="updated"><p>VaultPress is ready.</p></div>';
const STORE =
	'<div class="updated woocommerce-message"><a class="notice-dismiss" href="#hide">x</a><p>Set up your shop.</p></div>';
const TEMPLATE = '<div class="error hidden"><p>Connection lost.</p></div>';

const ERROR = '<div class="notice notice-error"><p>The cache folder is not writable.</p></div>';
const LEGACY = '<div id="message" class="error"><p>Your key has expired.</p></div>';
const NESTED =
	'<div class="notice my-plugin"><div class="notice-error"><p>The feed is broken.</p></div></div>';

const summaryOf = (count: number) =>
	`${count} ${count === 1 ? 'notice' : 'notices'} from WordPress and other plugins`;

const openApp = async () => {
	const app = await openAt({ route: '/privacy' }, 'Privacy');
	return app;
};

const add = (area: HTMLElement, html: string) =>
	act(async () => area.insertAdjacentHTML('beforeend', html));

const frameOf = (text: string) => {
	const notice = inApp().getByText(text);
	return within(notice.closest<HTMLElement>('.styled') ?? document.createElement('div'));
};

it('NOTICE-01 shows notices of VaultPress and of the store plugin as our own', async () => {
	const area = printAdminPage(SCAN, PLAIN, STORE);
	await openApp();
	expect(inApp().getByText('VaultPress is ready.')).toBeVisible();
	expect(frameOf('VaultPress is ready.').getByText('Success:')).toBeInTheDocument();
	expect(frameOf('Set up your shop.').getByText('Success:')).toBeInTheDocument();
	expect(area).toBeEmptyDOMElement();
});

it('NOTICE-02 folds other notices, and shows their original elements after one click', async () => {
	const area = printAdminPage(PLAIN, NAG, TEMPLATE);
	const link = area.querySelector('a');
	const { user } = await openApp();
	expect(link).not.toBeVisible();
	const summary = inApp().getByRole('button', { name: summaryOf(2) });
	expect(summary).toHaveAttribute('aria-expanded', 'false');
	await user.click(summary);
	expect(summary).toHaveAttribute('aria-expanded', 'true');
	expect(inApp().getByRole('link', { name: 'rating' })).toBe(link);
	expect(link).toBeVisible();
	expect(inApp().getByText('WordPress is out.')).toBeVisible();
	expect(area.textContent).toBe('Connection lost.');
	await user.click(summary);
	expect(link).not.toBeVisible();
});

it('NOTICE-02 shows no button without visible notices', async () => {
	printAdminPage(TEMPLATE);
	await openApp();
	expect(inApp().queryByRole('button', { name: /other plugins/ })).not.toBeInTheDocument();
});

it('NOTICE-02 counts a notice without content only while its script shows something in it', async () => {
	printAdminPage('<div id="filled-later" class="notice"><div></div></div>');
	await openApp();
	const button = () => inApp().queryByRole('button', { name: /other plugins/ });
	expect(button()).not.toBeInTheDocument();
	const place = document.querySelector('#filled-later > div');
	await act(async () => place?.insertAdjacentHTML('beforeend', '<p>Is this a copy?</p>'));
	expect(await inApp().findByRole('button', { name: summaryOf(1) })).toBeVisible();
	await act(async () => place?.replaceChildren());
	expect(button()).not.toBeInTheDocument();
});

it('NOTICE-02 folds a notice that is added later, but not one inside our page', async () => {
	const area = printAdminPage();
	const { container } = await openApp();
	container.querySelector('#jp-plugin-container')?.insertAdjacentHTML('beforeend', PLAIN);
	await add(area, NAG);
	expect(await inApp().findByRole('button', { name: summaryOf(1) })).toBeVisible();
	expect(inApp().getByText('WordPress is out.')).not.toBeVisible();
	expect(inApp().getByRole('link', { name: 'rating' })).toBeVisible();
});

it('NOTICE-02 moves back a notice that another script moves out, and restores all when the app unmounts', async () => {
	const area = printAdminPage(PLAIN, NAG);
	const { unmount } = await openApp();
	const nag = inApp().getByText('WordPress is out.');
	await act(async () => area.append(nag));
	expect(area).not.toContainElement(nag);
	unmount();
	expect([...area.children].map(({ className }) => className)).toEqual([
		'notice notice-info',
		'update-nag',
	]);
});

it('NOTICE-02 gives up a notice that another script keeps moving out', async () => {
	const area = printAdminPage(PLAIN, NAG);
	await openApp();
	const nag = inApp().getByText('WordPress is out.');
	const insist = new MutationObserver(() => area.contains(nag) || area.append(nag));
	insist.observe(area, { childList: true });
	await act(async () => area.append(nag));
	await waitFor(() => expect(area).toContainElement(nag));
	insist.disconnect();
	expect(inApp().getByRole('button', { name: summaryOf(1) })).toBeVisible();
	await add(area, NAG);
	expect(await inApp().findByRole('button', { name: summaryOf(2) })).toBeVisible();
	expect(area).toContainElement(nag);
});

it('NOTICE-03 updates the count when notices are dismissed by their own button, and keeps the focus', async () => {
	const area = printAdminPage(PLAIN, NAG);
	area.querySelectorAll<HTMLElement>('.notice, .update-nag').forEach((notice) => {
		const own = notice.appendChild(document.createElement('button'));
		own.textContent = `Dismiss ${notice.className}`;
		own.addEventListener('click', () => notice.remove());
	});
	const { user } = await openApp();
	await user.click(inApp().getByRole('button', { name: summaryOf(2) }));
	await user.click(inApp().getByRole('button', { name: /Dismiss notice/ }));
	const summary = await inApp().findByRole('button', { name: summaryOf(1) });
	expect(summary).toHaveFocus();
	await user.click(inApp().getByRole('button', { name: /Dismiss update-nag/ }));
	await waitFor(() => expect(summary).not.toBeInTheDocument());
	expect(await findTitle('Privacy')).toHaveFocus();
});

it('NOTICE-03 leaves the focus in place when another notice is removed by a script', async () => {
	const area = printAdminPage(PLAIN, NAG);
	const nag = area.querySelector('.update-nag');
	const { user } = await openApp();
	const summary = inApp().getByRole('button', { name: summaryOf(2) });
	await user.click(summary);
	act(() => inApp().getByRole('link', { name: 'rating' }).focus());
	await act(async () => nag?.remove());
	expect(summary).toHaveTextContent(summaryOf(1));
	expect(inApp().getByRole('link', { name: 'rating' })).toHaveFocus();
});

it("NOTICE-03 dismisses a notice shown as our own, by the notice's own link if it has one", async () => {
	const area = printAdminPage(SCAN, STORE);
	const hide = jest.fn<void, [Event]>((event) => event.preventDefault());
	area.querySelector('.notice-dismiss')?.addEventListener('click', hide);
	const { user } = await openApp();
	const dismiss = { name: 'Dismiss this notice' };
	await user.click(frameOf('VaultPress is ready.').getByRole('button', dismiss));
	await waitFor(() => expect(inApp().queryByText('VaultPress is ready.')).not.toBeInTheDocument());
	expect(await findTitle('Privacy')).toHaveFocus();
	await user.click(frameOf('Set up your shop.').getByRole('button', dismiss));
	expect(hide).toHaveBeenCalledTimes(1);
	expect(inApp().getByText('Set up your shop.')).toBeVisible();
});

const findErrors = () => inApp().findByRole('region', { name: 'From other plugins' });

it('NOTICE-02 shows errors under "From other plugins", and folds the rest', async () => {
	printAdminPage(PLAIN, ERROR, NAG, LEGACY, NESTED);
	const { user } = await openApp();
	const errors = within(await findErrors());
	expect(errors.getByText('The cache folder is not writable.')).toBeVisible();
	expect(errors.getByText('Your key has expired.')).toBeVisible();
	expect(errors.getByText('The feed is broken.')).toBeVisible();
	expect(inApp().getByText('WordPress is out.')).not.toBeVisible();
	await user.click(inApp().getByRole('button', { name: summaryOf(2) }));
	expect(errors.queryByText('WordPress is out.')).not.toBeInTheDocument();
	expect(inApp().getByText('WordPress is out.')).toBeVisible();
});

it('NOTICE-02 shows the errors before the folded notices', async () => {
	printAdminPage(PLAIN, ERROR);
	await openApp();
	const summary = inApp().getByRole('button', { name: summaryOf(1) });
	const order = (await findErrors()).compareDocumentPosition(summary);
	expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('NOTICE-02 shows no button without notices other than errors', async () => {
	printAdminPage(ERROR);
	await openApp();
	expect(await findErrors()).toBeVisible();
	expect(inApp().queryByRole('button', { name: /other plugins/ })).not.toBeInTheDocument();
});

it('NOTICE-02 shows an error that is added later, and a folded notice that becomes an error', async () => {
	const area = printAdminPage(PLAIN, NAG);
	await openApp();
	expect(inApp().queryByRole('region', { name: 'From other plugins' })).not.toBeInTheDocument();
	await add(area, ERROR);
	expect(within(await findErrors()).getByText('The cache folder is not writable.')).toBeVisible();

	const nag = inApp().getByText('WordPress is out.');
	await act(async () => void (nag.className = 'notice notice-error'));
	await waitFor(async () => expect(await findErrors()).toContainElement(nag));
	const plain = inApp().getByText(/A plugin wants/);
	await act(async () => plain.insertAdjacentHTML('afterend', '<p class="error">It failed.</p>'));
	await waitFor(async () => expect(await findErrors()).toContainElement(plain));
	expect(inApp().queryByRole('button', { name: /other plugins/ })).not.toBeInTheDocument();

	await act(async () => void (nag.className = 'update-nag'));
	expect(await inApp().findByRole('button', { name: summaryOf(1) })).toBeVisible();
	expect(nag).not.toBeVisible();
});

it.each([
	['that its style hides', '<div style="display: none">', '</div>'],
	['that its attribute hides', '<div hidden>', '</div>'],
	['that its class hides', '<div class="hidden">', '</div>'],
	['that is a hidden notice', '<div class="notice hidden">', '</div>'],
])('NOTICE-02 leaves an error in place inside an element %s', async (_how, start, end) => {
	const area = printAdminPage(PLAIN, start + ERROR + end);
	await openApp();
	expect(area).toHaveTextContent('The cache folder is not writable.');
	expect(inApp().queryByRole('region', { name: 'From other plugins' })).not.toBeInTheDocument();
});

it('NOTICE-02 leaves an inline notice in the markup of its plugin, as WordPress does', async () => {
	const inline = ERROR.replace('notice-error', 'notice-error inline');
	const area = printAdminPage(`<form>${inline}</form>`, inline.replace('cache', 'upload'));
	await openApp();
	expect(area).toHaveTextContent('The cache folder is not writable.');
	expect(within(await findErrors()).getByText('The upload folder is not writable.')).toBeVisible();
});

it('NOTICE-02 folds a notice whose only error is a hidden template', async () => {
	printAdminPage(PLAIN.replace('</div>', '<p class="error hidden">It failed.</p></div>'));
	await openApp();
	expect(inApp().getByRole('button', { name: summaryOf(1) })).toBeVisible();
	expect(inApp().getByText('It failed.')).not.toBeVisible();
});

it('NOTICE-03 moves the focus to the heading of the errors, then to the button, as errors are dismissed', async () => {
	const area = printAdminPage(ERROR, PLAIN, LEGACY);
	area.querySelectorAll('.notice-error, .error').forEach((notice) => {
		const own = notice.appendChild(document.createElement('button'));
		own.textContent = `Dismiss ${notice.className}`;
		own.addEventListener('click', () => notice.remove());
	});
	const { user } = await openApp();
	await user.click(inApp().getByRole('button', { name: 'Dismiss notice notice-error' }));
	await waitFor(() => expect(inApp().getByText('From other plugins')).toHaveFocus());
	await user.click(inApp().getByRole('button', { name: 'Dismiss error' }));
	await waitFor(() => expect(inApp().getByRole('button', { name: summaryOf(1) })).toHaveFocus());
	expect(inApp().queryByText('From other plugins')).not.toBeInTheDocument();
});
