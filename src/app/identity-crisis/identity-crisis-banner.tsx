import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectIdentityCrisisView } from '@/state/identity-crisis';
import { Late } from '@/ui/loadable/late';
import { MissingNotice } from '../notices/missing-notice';
import { IDENTITY_CRISIS } from './loadable';

/** Reports, above every screen, that two addresses claim one identity at the provider, until the crisis is resolved. */
export function IdentityCrisisBanner() {
	const view = useAppSelector(selectIdentityCrisisView);
	return view === 'hidden' ? null : (
		<Late
			of={IDENTITY_CRISIS}
			failed={({ retry }) => (
				<MissingNotice
					retry={retry}
					text={__(
						"This site may have moved, or be a copy of another. Couldn't load what you can do about it. Check your network, then try again.",
						'dashboard-for-jetpack',
					)}
				/>
			)}
		>
			{(Crisis) => <Crisis view={view} />}
		</Late>
	);
}
