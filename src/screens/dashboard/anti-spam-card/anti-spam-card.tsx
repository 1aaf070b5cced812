import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { resolveAntiSpamCard } from '@/domain/dashboard';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useAfterPaint } from '@/ui/after-paint';
import { Card } from '@/ui/card';
import { useRetry } from '../parts/use-retry';
import { AntiSpamContent } from './anti-spam-content';

/** What the anti-spam plugin has kept away, or what it lacks (CARD-04). */
export function AntiSpamCard() {
	const dispatch = useAppDispatch();
	const data = useAppSelector(selectAntiSpam);
	const load = useCallback(() => dispatch(loadAntiSpam()), [dispatch]);
	const { isRetrying, retry } = useRetry(load);
	useAfterPaint(
		useCallback(() => {
			void load();
		}, [load]),
	);
	return (
		<Card title={__('Anti-spam', 'jetpack')} icon={comment}>
			<AntiSpamContent view={resolveAntiSpamCard(data, isRetrying)} onRetry={retry} />
		</Card>
	);
}
