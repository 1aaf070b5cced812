import { Profiler } from 'react';
import { CardBoundary } from '@/screens/common/card-boundary';
import { CardSlot } from '@/screens/dashboard/cards';
import { render, renderScreen, screen, waitFor } from '#tests/support/render';

it('keeps a card that breaks to itself, and draws it again', async () => {
	let isBroken = true;
	const Moody = () => {
		if (isBroken) {
			throw new Error('Not today');
		}
		return <p>All is well</p>;
	};
	// React says on the console what a boundary caught.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const { user } = render(
		<>
			<CardBoundary>
				<Moody />
			</CardBoundary>
			<p>A neighbour</p>
		</>,
	);
	expect(screen.getByText('A neighbour')).toBeVisible();
	expect(screen.getByRole('heading')).toHaveTextContent("Couldn't show this card");
	isBroken = false;
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(screen.getByText('All is well')).toBeVisible();
});

it('draws only the card whose switch was used', async () => {
	const drawn: string[] = [];
	const ids = ['stats', 'backup', 'protect', 'monitor', 'photon', 'account', 'support'] as const;
	const { user, store } = renderScreen(
		<>
			{ids.map((id) => (
				<Profiler key={id} id={id} onRender={(name) => drawn.push(name)}>
					<CardSlot id={id} />
				</Profiler>
			))}
		</>,
	);
	await waitFor(() => {
		const { stats, protect, rewind, features, cloudSite } = store.getState();
		for (const { phase } of [stats.series.day, protect, rewind, features, cloudSite]) {
			expect(phase).toBe('ready');
		}
	});
	drawn.length = 0;
	await user.click(screen.getByRole('switch', { name: 'Image accelerator' }));
	await waitFor(() => expect(store.getState().settings.pending).toEqual({}));
	expect(new Set(drawn)).toEqual(new Set(['photon']));
});
