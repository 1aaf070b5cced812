import { useState } from 'react';
import { getCard } from '@/domain/settings-registry';
import { recordFoldableOpen } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { FoldableCard } from '@/ui/foldable-card';
import { rowIdOf } from '../../frame/focus-setting';
import { Marked } from '../../frame/marked';
import { useSearchTerm } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { KeyForm } from './key-form';
import { KeyStatus } from './key-status';
import { KEY, useKeyCheck } from './use-key-check';

/** The anti-spam plugin's key: folded while there is nothing to do about it (SETSEC-07). */
export function KeyCard() {
	const dispatch = useAppDispatch();
	const isSearching = useSearchTerm() !== '';
	const { value, isDirty, view, reason, retry } = useKeyCheck();
	// Who searches has found the field, and who has no key yet needs it.
	const [isOpen, setIsOpen] = useState(isSearching || isDirty || value === '');

	const toggle = (willOpen: boolean) => {
		setIsOpen(willOpen);
		if (willOpen) {
			dispatch(recordFoldableOpen('anti-spam'));
		}
	};
	return (
		<div id={isOpen ? undefined : rowIdOf(KEY)}>
			<FoldableCard
				headingLevel={isSearching ? 3 : 2}
				title={<Marked text={getCard('anti-spam').getTitle()} />}
				subtitle={<KeyStatus view={view} />}
				open={isOpen}
				onToggle={toggle}
			>
				<SettingRow id={KEY}>
					<KeyForm view={view} reason={reason} isDirty={isDirty} onRetry={retry} />
				</SettingRow>
			</FoldableCard>
		</div>
	);
}
