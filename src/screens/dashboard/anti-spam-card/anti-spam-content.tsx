import { __, _n } from '@wordpress/i18n';
import type { AntiSpamCardView } from '@/domain/dashboard';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Counted } from '../parts/counted';
import { PluginStarter } from '../../common/plugin-starter';

const KEY_PAGE = 'admin.php?page=akismet-key-config';

interface AntiSpamContentProps {
	view: AntiSpamCardView;
	onRetry: () => void;
}

export function AntiSpamContent({ view, onRetry }: AntiSpamContentProps) {
	const { adminUrl } = useAppSelector(selectSite);
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={52} label={__('Loading the number of blocked spam…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('The number of blocked spam could not be loaded.', 'jetpack')}
					onRetry={onRetry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'not_installed':
			return (
				<>
					<p>{__('Akismet keeps spam out of comments and forms.', 'jetpack')}</p>
					<PluginStarter
						plugin={KNOWN_PLUGINS.antiSpam}
						path={KEY_PAGE}
						label={__('Install Akismet', 'jetpack')}
					/>
				</>
			);
		case 'not_active':
			return (
				<>
					<p>{__('Akismet is installed, but it does not check anything yet.', 'jetpack')}</p>
					<PluginStarter
						plugin={KNOWN_PLUGINS.antiSpam}
						path={KEY_PAGE}
						label={__('Activate Akismet', 'jetpack')}
					/>
				</>
			);
		case 'invalid_key':
			return (
				<>
					<p>{__('Akismet needs a valid key to check comments and forms.', 'jetpack')}</p>
					<Button size="small" href={`${adminUrl}${KEY_PAGE}`}>
						{__('Set your key', 'jetpack')}
					</Button>
				</>
			);
		case 'none':
			return <p>{__('Akismet is on guard. No spam has come yet.', 'jetpack')}</p>;
		case 'counted':
			return (
				<Counted
					count={view.count}
					label={_n('spam comment blocked', 'spam comments blocked', view.count, 'jetpack')}
				/>
			);
		default:
			return assertNever(view, 'view');
	}
}
