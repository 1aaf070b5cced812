import { act, screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { createNotice } from '@/domain/notices';
import { noticeShown } from '@/state/notices';
import { findTitle, inApp, renderApp } from './support/render-app';

const COPY = 'Copy existing posts and pages into new ones';
const copySwitch = () => screen.getByRole('switch', { name: COPY });
const undo = () => screen.findByRole('button', { name: 'Undo' });

/** The Writing tab, with a switch that has just been saved. */
async function turnOff() {
	const app = renderApp({ route: '/writing', world: { modules: { active: ['copy-post'] } } });
	await findTitle('Writing');
	await app.user.click(copySwitch());
	expect(await undo()).toBeVisible();
	return app;
}

it('NOTICE-21 a switch that was saved can be undone, once, and the focus is where it was', async () => {
	const { user, world } = await turnOff();
	expect(world.modules.active).not.toContain('copy-post');
	await user.click(await undo());
	expect(copySwitch()).toBeChecked();
	expect(copySwitch()).toHaveFocus();
	expect(await inApp().findByText('Undone.')).toBeVisible();
	expect(world.modules.active).toContain('copy-post');
	expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it.each(['{Control>}z{/Control}', '{Meta>}Z{/Meta}'])(
	'is undone by %s, wherever the focus is',
	async (keys) => {
		const { user, world } = await turnOff();
		await user.keyboard(keys);
		expect(await inApp().findByText('Undone.')).toBeVisible();
		expect(world.modules.active).toContain('copy-post');
	},
);

it.each(['{Control>}{Shift>}z{/Shift}{/Control}', 'z'])('is not undone by %s', async (keys) => {
	const { user } = await turnOff();
	await user.keyboard(keys);
	expect(copySwitch()).not.toBeChecked();
	expect(await undo()).toBeVisible();
});

it('leaves the keys to whoever is writing', async () => {
	const { user } = await turnOff();
	const field = document.body.appendChild(document.createElement('input'));
	field.focus();
	await user.keyboard('{Control>}z{/Control}');
	field.remove();
	expect(copySwitch()).not.toBeChecked();
});

it('NOTICE-07 NOTICE-36 waits while the focus is in it, also when the pointer leaves', async () => {
	const { user } = await turnOff();
	const button = await undo();
	act(() => button.focus());
	await user.hover(button);
	await user.unhover(button);
	jest.useFakeTimers();
	act(() => jest.advanceTimersByTime(5000));
	expect(button).toBeVisible();
	act(() => button.blur());
	act(() => jest.advanceTimersByTime(2000));
	expect(button).not.toBeInTheDocument();
});

it('gives the focus back where it is dismissed', async () => {
	const { user, store } = await turnOff();
	act(() => void store.dispatch(noticeShown(createNotice('warning', 'Careful', { id: 'w' }))));
	act(() => copySwitch().focus());
	const warning = inApp().getByText('Careful').closest<HTMLElement>('.global')!;
	await user.click(within(warning).getByRole('button', { name: 'Dismiss this notice' }));
	expect(warning).not.toBeInTheDocument();
	expect(copySwitch()).toHaveFocus();
});

describe('NOTICE-23 a switch that could not be saved', () => {
	const fail = async () => {
		const app = renderApp({ route: '/writing', world: { modules: { active: ['copy-post'] } } });
		await findTitle('Writing');
		answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
		await app.user.click(copySwitch());
		const row = copySwitch().closest<HTMLElement>('[id^="setting-"]')!;
		expect(await within(row).findByText(/Couldn't save this. Not on a Sunday/)).toBeVisible();
		return { ...app, row: within(row) };
	};

	it('NOTICE-37 says why in its row, after the notice has gone', async () => {
		const { row } = await fail();
		await waitFor(
			() => expect(inApp().queryByText(/Error updating settings/)).not.toBeInTheDocument(),
			{ timeout: 7000 },
		);
		expect(row.getByText(/Not on a Sunday/)).toBeVisible();
	});

	it('is tried again from there, with the focus on the switch', async () => {
		const { user, row } = await fail();
		const sent = answerPost('settings', { code: 'success' });
		await user.click(row.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(sent).toEqual([{ 'copy-post': false }]));
		expect(row.queryByText(/Not on a Sunday/)).not.toBeInTheDocument();
		expect(copySwitch()).toHaveFocus();
	});

	it('is dismissed', async () => {
		const { user, row } = await fail();
		await user.click(row.getByRole('button', { name: 'Dismiss this notice' }));
		expect(row.queryByText(/Not on a Sunday/)).not.toBeInTheDocument();
		expect(copySwitch()).toHaveFocus();
	});
});

it('NOTICE-23 says on the dashboard’s card why its switch went back', async () => {
	const { user } = renderApp({ route: '/dashboard' });
	const toggle = await screen.findByRole('switch', { name: 'Downtime monitoring' });
	answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
	await user.click(toggle);
	const card = screen.getByRole('region', { name: 'Downtime monitoring' });
	expect(await within(card).findByText(/Couldn't save this. Not on a Sunday/)).toBeVisible();
});
