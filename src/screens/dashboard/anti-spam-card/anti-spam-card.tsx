import { __ } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { resolveAntiSpamCard } from '@/domain/dashboard';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { useLoad } from '../../common/use-load';
import { AntiSpamContent } from './anti-spam-content';

/** What the anti-spam plugin has kept away, or what it lacks (CARD-04). */
export function AntiSpamCard() {
	const data = useAppSelector(selectAntiSpam);
	const { isRetrying, retry } = useLoad(loadAntiSpam);
	return (
		<Card title={__('Anti-spam', 'jetpack')} icon={comment}>
			<AntiSpamContent view={resolveAntiSpamCard(data, isRetrying)} onRetry={retry} />
		</Card>
	);
}
