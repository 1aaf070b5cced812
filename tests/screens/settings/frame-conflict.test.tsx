import { screen, waitFor, within } from '#tests/support/render';
import { listenForSaves, saveElsewhere } from '#tests/state/settings-form-parts';
import { blocked, BLOCKED, firewall, renderSecurity, saveOf } from './frame-parts';

describe('what somebody else has saved meanwhile', () => {
	async function collide() {
		const view = renderSecurity();
		await view.user.type(blocked(), 'Mine');
		await saveElsewhere({ [BLOCKED]: 'Theirs' });
		await view.user.click(saveOf(firewall()));
		const group = await screen.findByRole('group', { name: 'Changed elsewhere' });
		expect(group).toHaveTextContent('Theirs');
		expect(blocked()).toHaveValue('Mine');
		const press = (name: string) => view.user.click(within(group).getByRole('button', { name }));
		return { ...view, press };
	}

	it('is overwritten by choice only', async () => {
		const { user, press } = await collide();
		const sent = listenForSaves();
		await press('Keep my version');
		expect(screen.queryByRole('group', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
		expect(sent).toEqual([]);
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Mine' }]);
	});

	it('is taken by choice, without another request', async () => {
		const { press } = await collide();
		const sent = listenForSaves();
		await press('Use theirs');
		expect(blocked()).toHaveValue('Theirs');
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
		expect(sent).toEqual([]);
	});
});
