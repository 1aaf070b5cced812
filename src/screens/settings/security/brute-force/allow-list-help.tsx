import { useEffect } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { findOddLines } from '@/domain/ip-address';
import { getSetting } from '@/domain/settings-registry';
import { useAppSelector } from '@/state/hooks';
import { selectFieldValue } from '@/state/settings-form';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';
import { Marked } from '../../frame/marked';
import { useSettled } from './use-settled';

const LIST = 'jetpack_protect_global_whitelist';

function describeOddLines(list: string): string {
	const odd = findOddLines(list);
	const named = odd.map(({ number, text }) => `${number} (${text})`).join(', ');
	return odd.length === 0
		? ''
		: sprintf(
				/* translators: %s: numbers of lines, each with what stands there. */
				_n(
					'This line is neither an address nor a range, and the site will not keep it: %s',
					'These lines are neither addresses nor ranges, and the site will not keep them: %s',
					odd.length,
					'jetpack',
				),
				named,
			);
}

/** What the list takes, and which of its lines it will not take; saving stays possible (SETSEC-33). */
export function AllowListHelp() {
	// Half an address is no mistake: not before the typing rests.
	const list = useSettled(useAppSelector((state) => selectFieldValue(state, LIST)));
	const warning = describeOddLines(list);

	useEffect(() => {
		if (warning) {
			announce(warning);
		}
	}, [warning]);

	return (
		<>
			<Marked text={getSetting(LIST).getDescription?.() ?? ''} />
			{warning && (
				<div>
					<Status intent="warning">{warning}</Status>
				</div>
			)}
		</>
	);
}
