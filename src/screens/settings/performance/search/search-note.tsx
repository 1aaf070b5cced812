import { __ } from '@wordpress/i18n';
import type { SearchCardView } from '@/domain/search';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { selectSite } from '@/state/site';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { ConfigureLink } from '../../frame/configure-link';
import { FeatureOffer } from '../../../common/feature-offer';

interface SearchNoteProps {
	note: SearchCardView;
	onRetry: () => void;
}

/** Below the switches: what the site has of the search, and where it is set up further. */
export function SearchNote({ note, onRetry }: SearchNoteProps) {
	const { adminUrl } = useAppSelector(selectSite);
	const isOn = useAppSelector((state) => selectIsSettingOn(state, 'search'));
	switch (note.kind) {
		case 'loading':
			// As high as what most likely comes: a link where the search works, else an offer.
			return (
				<Skeleton height={isOn ? 20 : 74} label={__('Loading what your plan holds…', 'jetpack')} />
			);
		case 'failed':
			return (
				<ErrorState
					message={__('What your plan holds could not be loaded.', 'jetpack')}
					onRetry={onRetry}
					isRetrying={note.isRetrying}
				/>
			);
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>;
		case 'offer':
			return (
				<FeatureOffer
					feature="search"
					promotion={note.promotion}
					title={__('Search is not part of your plan', 'jetpack')}
					description={__(
						'Help visitors find what they look for, as fast as they type.',
						'jetpack',
					)}
				/>
			);
		case 'off':
			return <p>{__('Search is part of your plan, and waits to be switched on.', 'jetpack')}</p>;
		case 'on':
			return note.isInstant ? (
				<ConfigureLink href={`${adminUrl}admin.php?page=jetpack-search-configure`}>
					{__('Configure your search', 'jetpack')}
				</ConfigureLink>
			) : (
				<ConfigureLink href={`${adminUrl}customize.php?autofocus[panel]=widgets`}>
					{__('Add Search Widget', 'jetpack')}
				</ConfigureLink>
			);
		default:
			return assertNever(note, 'note');
	}
}
