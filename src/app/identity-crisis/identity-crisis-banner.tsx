import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/store/hooks';
import { selectIdentityCrisisView } from '@/state/connection/identity-crisis';
import { late } from '@/ui/loadable/late';
import { MissingNotice } from '../notices/site-notices';
import type { CrisisProps } from './crisis';

/** A separate chunk, because few sites ever have a crisis. */
export const IdentityCrisis = late<CrisisProps>(
	() => import(/* webpackChunkName: "state-notices" */ './crisis'),
	{
		failed: ({ retry }) => (
			<MissingNotice
				retry={retry}
				text={__(
					"This site may have moved, or be a copy of another. Couldn't load what you can do about it. Check your network, then try again.",
				)}
			/>
		),
	},
);

/** Reports, above every screen, that two addresses claim one identity at the provider, until the crisis is resolved. */
export function IdentityCrisisBanner() {
	const view = useAppSelector(selectIdentityCrisisView);
	return view === 'hidden' ? null : <IdentityCrisis view={view} />;
}
