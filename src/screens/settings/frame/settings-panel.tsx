import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { SettingId } from '@/domain/settings/registry';
import { recordFoldableOpen } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectFieldConflict, selectFieldProblem, selectFieldRewrite } from '@/state/settings';
import { FoldableCard, type FoldableCardProps } from '@/ui/foldable-card';
import { useHeadingLevel, useSearch } from './search-context';
import { useUnfolding } from './setting-row';

interface SettingsPanelProps extends Pick<FoldableCardProps, 'info' | 'subtitle'> {
	title: string;
	/** The name of the panel in its tracking event (TRACK-13). */
	feature: string;
	/** Its settings; none by default. */
	settings?: readonly SettingId[];
	level?: 2 | 3;
	/** Constant. */
	isOpenAtFirst?: boolean;
	children: ReactNode;
}

/**
 * A folded part of a card. It is open if a search has found a setting in it, or if one of its fields has an
 * error or a conflict, or was saved differently.
 */
export function SettingsPanel({
	feature,
	settings = [],
	level = 3,
	isOpenAtFirst = false,
	...card
}: SettingsPanelProps) {
	const dispatch = useAppDispatch();
	const { found } = useSearch();
	const [chosen, setChosen] = useState<boolean>();
	const isNeeded = useAppSelector((state) =>
		settings.some(
			(id) =>
				selectFieldProblem(state, id) !== undefined ||
				selectFieldConflict(state, id) !== undefined ||
				selectFieldRewrite(state, id) !== undefined,
		),
	);
	const open = useCallback(() => setChosen(true), []);
	useUnfolding(settings, open);
	useEffect(() => {
		if (isNeeded) {
			setChosen(true);
		}
	}, [isNeeded]);
	const toggle = (willOpen: boolean) => {
		setChosen(willOpen);
		if (willOpen) {
			dispatch(recordFoldableOpen(feature));
		}
	};
	return (
		<FoldableCard
			{...card}
			headingLevel={useHeadingLevel(level)}
			open={chosen ?? (isOpenAtFirst || settings.some((id) => found.has(id)))}
			onToggle={toggle}
		/>
	);
}
