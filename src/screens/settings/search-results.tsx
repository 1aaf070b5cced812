import { useEffect } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { announce } from '@/ui/live-region';
import { ScreenTitle } from '@/ui/screen-title';
import { ModuleCards } from './module-cards';
import { selectFoundModules } from './select-visible-modules';

const isSameList = (one: unknown[], other: unknown[]) =>
	one.length === other.length && one.every((item, index) => item === other[index]);

/** What was found in all tabs (FIND-06, FIND-16). */
export function SearchResults({ term }: { term: string }) {
	const found = useAppSelector((state) => selectFoundModules(state, term), isSameList);
	const count = found.length;
	const summary =
		count === 0
			? /* translators: %s: what was searched for. */
				sprintf(__('No search results found for %s', 'jetpack'), term)
			: /* translators: %d: number of features. */
				sprintf(_n('%d feature found', '%d features found', count, 'jetpack'), count);

	useEffect(() => announce(summary), [summary]);

	return (
		<>
			<ScreenTitle>{__('Search results', 'jetpack')}</ScreenTitle>
			<p>{summary}</p>
			{count > 0 && <ModuleCards modules={found} canManage />}
		</>
	);
}
