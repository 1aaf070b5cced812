require('./first.hanging');
