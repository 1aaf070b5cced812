import { speak } from '@wordpress/a11y';
import { providerSlowed } from '@/state/store/slow-provider';
import { SlowProvider } from '@/app/app';
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
