import { screen, waitFor, within } from '#tests/support/render';
import { listenForSaves, saveElsewhere } from '#tests/state/settings-form-parts';
import { description, renderTraffic, saveOf, SEO, seo } from './frame-parts';

describe('what somebody else has saved meanwhile', () => {
	async function collide() {
		const view = renderTraffic();
		await view.user.type(description(), 'Mine');
		await saveElsewhere({ [SEO]: 'Theirs' });
		await view.user.click(saveOf(seo()));
		const group = await screen.findByRole('group', { name: 'Changed elsewhere' });
		expect(group).toHaveTextContent('Theirs');
		expect(description()).toHaveValue('Mine');
		const press = (name: string) => view.user.click(within(group).getByRole('button', { name }));
		return { ...view, press };
	}

	it('is overwritten by choice only', async () => {
		const { user, press } = await collide();
		const sent = listenForSaves();
		await press('Keep my version');
		expect(screen.queryByRole('group', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
		expect(sent).toEqual([]);
		await user.click(saveOf(seo()));
		await waitFor(() => expect(saveOf(seo())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [SEO]: 'Mine' }]);
	});

	it('is taken by choice, without another request', async () => {
		const { press } = await collide();
		const sent = listenForSaves();
		await press('Use theirs');
		expect(description()).toHaveValue('Theirs');
		expect(saveOf(seo())).toHaveAttribute('aria-disabled', 'true');
		expect(sent).toEqual([]);
	});
});
