import { __ } from '@wordpress/i18n';
import type { SearchCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { saveSettings, selectIsSettingPending } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { FeatureOffer } from '../../common/feature-offer';

interface SearchContentProps {
	view: SearchCardView;
	onRetry: () => void;
}

export function SearchContent({ view, onRetry }: SearchContentProps) {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, 'search'));
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={56} label={__('Loading what your plan holds…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('What your plan holds could not be loaded.', 'jetpack')}
					onRetry={onRetry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>;
		case 'offer':
			return (
				<FeatureOffer
					feature="search"
					promotion={view.promotion}
					description={__(
						'Help visitors find what they look for, as fast as they type.',
						'jetpack',
					)}
				/>
			);
		case 'off':
			return (
				<>
					<p>{__('Search is part of your plan, and waits to be switched on.', 'jetpack')}</p>
					<Button
						variant="link"
						isBusy={isSaving}
						onClick={() => void dispatch(saveSettings(view.activation))}
					>
						{__('Activate', 'jetpack')}
					</Button>
				</>
			);
		case 'on':
			return (
				<>
					<p>{__('Jetpack Search is powering search on your site.', 'jetpack')}</p>
					<Button
						variant="link"
						href={
							view.isInstant
								? `${adminUrl}admin.php?page=jetpack-search-configure`
								: `${adminUrl}customize.php?autofocus[panel]=widgets`
						}
					>
						{view.isInstant
							? __('Configure your search', 'jetpack')
							: __('Add Search Widget', 'jetpack')}
					</Button>
				</>
			);
		default:
			return assertNever(view, 'view');
	}
}
