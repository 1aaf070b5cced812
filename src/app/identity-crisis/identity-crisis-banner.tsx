import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/store/hooks';
import { selectIdentityCrisisView } from '@/state/connection/identity-crisis';
import { LateNotice } from '../notices/site-notices';

/** Reports, above every screen, that two addresses claim one identity at the provider, until the crisis is resolved. */
export function IdentityCrisisBanner() {
	const view = useAppSelector(selectIdentityCrisisView);
	return view === 'hidden' ? null : (
		<LateNotice
			failure={__(
				"This site may have moved, or be a copy of another. Couldn't load what you can do about it. Check your network, then try again.",
			)}
		>
			{({ Crisis }) => <Crisis view={view} />}
		</LateNotice>
	);
}
