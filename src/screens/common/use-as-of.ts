import { useState } from 'react';
import { formatAsOf } from '@/domain/site/as-of';
import { failureOf, keptOf } from '@/lib/remote';
import { readClock } from '@/state/store/browser';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSlowProvider } from '@/state/store/slow-provider';
import type { RemoteData, RootState } from '@/state/store/types';
import type { AsOf } from '@/ui/card';
import { useLocale } from '@/ui/use-locale';

const timeOf = (remote: RemoteData<unknown>) => keptOf(remote)?.at ?? Infinity;

/**
 * The age of a kept answer that a card shows, with words once the new answer takes long or couldn't be had; one line of the screen says why. Undefined
 * for a card with current answers.
 *
 * @param selects   The answers of the card; the oldest one counts.
 * @param isRunning The card shows something that goes on, so its time is always said.
 */
export function useAsOf(
	selects: readonly ((state: RootState) => RemoteData<unknown>)[],
	isRunning = false,
): AsOf | undefined {
	const locale = useLocale();
	const dispatch = useAppDispatch();
	const [now] = useState(() => dispatch(readClock()));
	const isSlow = useAppSelector(selectSlowProvider) !== '';
	const oldest = useAppSelector(
		(state) =>
			selects.map((select) => select(state)).sort((one, other) => timeOf(one) - timeOf(other))[0],
	);
	const kept = oldest && keptOf(oldest);
	if (!kept) {
		return undefined;
	}
	const isSaid = isSlow || isRunning || failureOf(oldest);
	return { words: isSaid ? formatAsOf(kept.at, now, locale) : '', isAged: kept.isAged };
}
