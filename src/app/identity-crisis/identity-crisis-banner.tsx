import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/notice';
import { useLoadable } from '../loadable/use-loadable';
import type { CrisisProps } from './crisis';
import { IDENTITY_CRISIS } from './loadable';
import { selectIdentityCrisisView } from './select-identity-crisis';

function LoadedCrisis({ view }: CrisisProps) {
	const { arrival, retry } = useLoadable(IDENTITY_CRISIS);
	switch (arrival.phase) {
		case 'loading':
			return null;
		case 'ready':
			return <arrival.Component view={view} />;
		case 'failed':
			return (
				<Notice status="warning" actions={[{ label: __('Try again', 'jetpack'), onClick: retry }]}>
					{__(
						"This site may have moved, or be a copy of another. Couldn't load what you can do about it. Check your network, then try again.",
						'jetpack',
					)}
				</Notice>
			);
		default:
			return assertNever(arrival, 'arrival');
	}
}

/** Two addresses claim one identity at the provider: said above every screen until somebody has decided. */
export function IdentityCrisisBanner() {
	const view = useAppSelector(selectIdentityCrisisView);
	return view === 'hidden' ? null : <LoadedCrisis view={view} />;
}
