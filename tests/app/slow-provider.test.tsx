import { speak } from '@wordpress/a11y';
import { providerSlowed } from '@/state/slow-provider';
import { SlowProvider } from '@/app/app';
import { Outline } from '@/screens/my-plan/outline';
import { Skeleton, SkeletonCard, SlowNote } from '@/ui/skeleton';
import { act, renderScreen, screen } from '#tests/support/render';

jest.mock('@wordpress/a11y');

const SENTENCE = 'WordPress.com is slow to answer.';

it('says in each place that waits for the provider that it is slow, and announces that once', () => {
	const { store } = renderScreen(
		<SlowProvider>
			<Skeleton label="Loading stats…" />
			<SkeletonCard label="Loading your plan…" />
			<SlowNote />
			<Skeleton label="Loading modules…" isOfSite />
			<Skeleton />
		</SlowProvider>,
	);
	expect(screen.queryByText(SENTENCE)).toBeNull();
	act(() => void store.dispatch(providerSlowed(SENTENCE)));
	expect(screen.getAllByText(SENTENCE)).toHaveLength(3);
	act(() => void store.dispatch(providerSlowed('')));
	expect(screen.queryByText(SENTENCE)).toBeNull();
	expect(speak).toHaveBeenCalledTimes(1);
	expect(speak).toHaveBeenCalledWith(SENTENCE, 'polite');
});

it('says so once in the outline of My Plan', () => {
	const card = { title: 'Jetpack Complete', height: 100, hasIcon: true, isFeature: false };
	const feature = { ...card, title: 'Backup', isFeature: true };
	const { store } = renderScreen(
		<SlowProvider>
			<Outline
				outline={{ at: 0, height: 500, cards: [card, feature, { ...feature, title: 'Scan' }] }}
			/>
		</SlowProvider>,
	);
	expect(screen.getByText('Loading your plan…')).toBeInTheDocument();
	act(() => void store.dispatch(providerSlowed(SENTENCE)));
	expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
});
