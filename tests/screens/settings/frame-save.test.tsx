import { HttpResponse } from 'msw';
import { hold } from '#tests/app/support/hold';
import { waitFor } from '#tests/support/render';
import { listenForSaves } from '#tests/state/settings-form-parts';
import { blocked, BLOCKED, bruteForce, firewall, renderSecurity, saveOf } from './frame-parts';

describe('the button of a card', () => {
	it('SETGEN-07 is disabled until something was typed, and again when it is taken back', async () => {
		const { user } = renderSecurity();
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
		await user.type(blocked(), 'a');
		expect(saveOf(firewall())).not.toHaveAttribute('aria-disabled');
		await user.clear(blocked());
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
	});

	it('SETGEN-06 SETGEN-07 says "Saving…" and can not be pressed while it saves', async () => {
		const { user } = renderSecurity();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.type(blocked(), 'Hi');
		const save = saveOf(firewall());
		expect(save).toHaveTextContent('Save settings');
		await user.click(save);
		expect(save).toHaveTextContent('Saving…');
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(blocked()).toHaveAttribute('readonly');
		await user.click(save);
		release();
		await waitFor(() => expect(save).toHaveTextContent('Save settings'));
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(save).toHaveFocus();
		expect(called.mock.calls).toEqual([[{ [BLOCKED]: 'Hi' }]]);
	});

	it('SETGEN-05 saves its own card and leaves another as it was typed', async () => {
		const { user } = renderSecurity();
		const sent = listenForSaves();
		const allowed = () =>
			bruteForce().getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(blocked(), 'Hi');
		await user.type(allowed(), 'abc');
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Hi' }]);
		expect(allowed()).toHaveValue('abc');
		expect(saveOf(bruteForce())).not.toHaveAttribute('aria-disabled');
	});
});
