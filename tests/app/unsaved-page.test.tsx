import { screen, waitFor } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp } from './support/render-app';
import { asks, field, isPageGuarded, typeIn } from './support/unsaved';

describe('SETGEN-01 the page', () => {
	it('is guarded from the first letter until it is taken back', async () => {
		const { user } = await typeIn();
		expect(isPageGuarded()).toBe(true);
		await user.clear(field());
		await user.type(field(), 'Leave a Reply');
		expect(isPageGuarded()).toBe(false);
	});

	it('is free again after a save, and so is the tab', async () => {
		const { user, history } = await typeIn();
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		await waitFor(() => expect(isPageGuarded()).toBe(false));
		await goTo(history, '/security');
		expect(await findTitle('Security')).toBeVisible();
		expect(asks()).toBe(false);
	});

	it('stays guarded after a refused save', async () => {
		const { user } = await typeIn();
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		await user.click(screen.getByRole('button', { name: 'Save settings' }));
		expect(await inApp().findByText(/Not today/)).toBeVisible();
		expect(isPageGuarded()).toBe(true);
		expect(field()).toHaveValue('Say hello');
	});
});
