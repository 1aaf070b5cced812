import { shield } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import { render, screen } from '#tests/support/render';

describe('Icon', () => {
	it('COMP-25 is 24 pixels wide by default', () => {
		const { rerender } = render(<Icon icon={shield} label="Secure" />);
		const icon = () => screen.getByRole('img', { name: 'Secure' }).querySelector('svg');
		expect(icon()).toHaveAttribute('width', '24');
		rerender(<Icon icon={shield} label="Secure" size={32} />);
		expect(icon()).toHaveAttribute('height', '32');
	});

	it('is hidden from assistive technology without a label', () => {
		const { container } = render(<Icon icon={shield} />);
		expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
	});
});
