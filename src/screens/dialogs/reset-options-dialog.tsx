import { __ } from '@wordpress/i18n';
import { useAppDispatch } from '@/state/hooks';
import { resetOptions } from '@/state/settings';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { useClose } from './use-close';

/** DASH-31. */
export function ResetOptionsDialog() {
	const dispatch = useAppDispatch();
	const close = useClose();
	const reset = () => {
		close();
		void dispatch(resetOptions());
	};
	return (
		<Modal
			title={__('Reset Options', 'jetpack')}
			onClose={close}
			actions={
				<>
					<Button onClick={close}>{__('Cancel', 'jetpack')}</Button>
					<Button variant="primary" isDestructive onClick={reset}>
						{__('Reset', 'jetpack')}
					</Button>
				</>
			}
		>
			<p>{__('This will reset all Jetpack options, are you sure?', 'jetpack')}</p>
		</Modal>
	);
}
