export { showToast, ToastProvider, useToast, type ToastMessage } from "./toast.tsx";
