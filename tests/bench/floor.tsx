import { createRoot } from 'react-dom/client';

/** The least that an admin page with React can be: one element. What is above it is ours to answer for. */
const container = document.getElementById('dashboard-for-jetpack-floor');

if (container) {
	createRoot(container).render(<div data-card>Floor</div>);
}
