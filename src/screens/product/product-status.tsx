import { __ } from '@wordpress/i18n';
import type { ProductView } from '@/domain/plans/product-page';
import type { ProductKey } from '@/domain/plans/products';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Spinner } from '@/ui/spinner';
import { Status } from '@/ui/status';
import { ConnectPrompt } from '../common/connect-prompt';
import styles from './style.module.scss';

function Included({ by }: Extract<ProductView, { kind: 'included' }>) {
	const { canManageModules } = useAppSelector(selectCapabilities);
	return (
		<>
			<Status intent="success">
				{by === 'plan' ? __('Included in your plan') : __('Active on this site')}
			</Status>
			{canManageModules && <Button href="#/my-plan">{__('View my plan')}</Button>}
		</>
	);
}

function Connect({ feature }: { feature: string }) {
	return (
		<ConnectPrompt layer="owner" feature={feature}>
			{__('Connect your account to see the price and upgrade.')}
		</ConnectPrompt>
	);
}

interface ProductStatusProps {
	productKey: ProductKey;
	view: Exclude<ProductView, { kind: 'offer' }>;
	onRetry: () => void;
}

/** Replaces the price: why there is none, and what to do. */
export function ProductStatus({ productKey, view, onRetry }: ProductStatusProps) {
	switch (view.kind) {
		case 'loading':
			return (
				<p className={styles.loading}>
					<Spinner />
					{__('Loading the price…')}
				</p>
			);
		case 'failed':
			return (
				<ErrorState
					message={
						view.of === 'plan'
							? __("Couldn't check what your plan includes.")
							: __("Couldn't load the price.")
					}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'included':
			return <Included {...view} />;
		case 'connect':
			return <Connect feature={`product-${productKey}`} />;
		case 'ask':
			return <p>{__('Ask an administrator of this site to get this.')}</p>;
		case 'no-upgrades':
			return <p>{__('Upgrades are turned off on this site.')}</p>;
		case 'offline':
			return <p>{__('Unavailable in Offline Mode')}</p>;
		case 'unavailable':
			return <p>{__("This isn't available for your site.")}</p>;
	}
}
