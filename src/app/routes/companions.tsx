import { ErrorBoundary } from '@/ui/error-boundary';
import { useLoadable } from '../loadable/use-loadable';
import { COMPANIONS } from './screens';
import styles from './style.module.scss';

/** The dashboard's cards below another screen: where they cannot be had, the screen does without. */
export function Companions() {
	const { arrival } = useLoadable(COMPANIONS);
	return arrival.phase === 'ready' ? (
		<div className={styles.companions}>
			<ErrorBoundary fallback={() => null}>
				<arrival.Component />
			</ErrorBoundary>
		</div>
	) : null;
}
