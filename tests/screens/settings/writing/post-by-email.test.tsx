import { HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { selectNotices } from '@/state/notices';
import type { StoreOptions, TestStore } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { clickOn } from '../../parts';
import { cardOf, openCard, toggleOf } from './parts';

const OLD = 'old@post.example.com';
const NEW = 'x7k2m9q4w1@post.example.com';

const open = (address: unknown, options: StoreOptions = {}) =>
	openCard('post-by-email', {
		...options,
		world: {
			...options.world,
			modules: { active: ['post-by-email'] },
			settings: { post_by_email_address: address },
		},
	});

const card = () => cardOf('Post by email');
const button = () => card().getByRole('button', { name: / address$/ });
const noticesOf = ({ store }: Pick<TestStore, 'store'>) =>
	selectNotices(store.getState()).map(({ status, text }) => [status, text]);

async function confirm({ user }: ReturnType<typeof open>, name: string) {
	await user.click(button());
	const dialog = await screen.findByRole('dialog', { name: 'Replace your address?' });
	expect(within(dialog).getByText(new RegExp(OLD))).toBeVisible();
	await user.click(within(dialog).getByRole('button', { name }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it.each([false, null, '1', ''])(
	'WRITING-27 creates an address if the saved one is %j',
	async (none) => {
		const { user } = open(none);
		expect(button()).toHaveTextContent('Create address');
		const sent = answerPost('settings', { code: 'success', post_by_email_address: NEW });
		await user.click(button());
		await waitFor(() => expect(sent).toEqual([{ post_by_email_address: 'create' }]));
	},
);

it('WRITING-26 WRITING-27 shows the address, and copies it', async () => {
	const { user, browser } = open(OLD);
	expect(card().getByText(OLD)).toBeVisible();
	expect(button()).toHaveTextContent('Regenerate address');
	await user.click(card().getByRole('button', { name: /^Copy/ }));
	expect(browser.copy).toHaveBeenCalledWith(OLD);
	expect(card().getByRole('button', { name: /^Copied!/ })).toBeVisible();
});

it('NOTICE-28 TRACK-15 replaces the address after confirmation', async () => {
	const view = open(OLD);
	const { called, release } = hold('settings', () =>
		HttpResponse.json({ code: 'success', post_by_email_address: NEW }),
	);
	await confirm(view, 'Replace address');
	expect(noticesOf(view)).toEqual([['is-info', 'Updating Post by Email address…']]);
	expect(card().getByText(OLD)).toBeVisible();
	expect(button()).toHaveAttribute('aria-busy', 'true');
	view.world.settings.post_by_email_address = NEW;
	release();
	expect(await card().findByText(NEW)).toBeVisible();
	expect(noticesOf(view)).toEqual([['is-success', 'Regenerated Post by Email address.']]);
	expect(called.mock.calls).toEqual([[{ post_by_email_address: 'regenerate' }]]);
	expect(view.events).toContainEqual(clickOn('pbe-regenerage-email'));
});

it('NOTICE-28 shows why no address was created, and keeps the old one', async () => {
	const view = open(OLD);
	answerPost('settings', { code: 'some_updated', message: ' post_by_email_address: No.' }, 400);
	await confirm(view, 'Replace address');
	await waitFor(() =>
		expect(noticesOf(view)).toEqual([
			['is-error', expect.stringMatching(/^Error regenerating Post by Email address\. .*No\./)],
		]),
	);
	expect(card().getByText(OLD)).toBeVisible();
});

it('keeps the old address without confirmation', async () => {
	const view = open(OLD);
	const sent = answerPost('settings', { code: 'success' });
	await confirm(view, 'Keep this address');
	expect(sent).toEqual([]);
	expect(button()).toHaveFocus();
});

it('WRITING-06 is turned off by the switch of a manager, and shows no address then', async () => {
	const { user, world } = open(OLD);
	expect(card().getByText(OLD)).toBeVisible();
	await user.click(toggleOf('Publish by email'));
	await waitFor(() => expect(world.modules.active).not.toContain('post-by-email'));
	expect(card().queryByRole('button', { name: / address$/ })).not.toBeInTheDocument();
	expect(card().queryByText(OLD)).not.toBeInTheDocument();
});

it('WRITING-05 creates an address for an author', async () => {
	const { user, world } = open('', { scenario: 'author-view' });
	await user.click(button());
	expect(await card().findByText(NEW)).toBeVisible();
	expect(world.settings.post_by_email_address).toBe(NEW);
});
